import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setOnline } from '../support/network.ts';
import {
  addPhoto,
  findQuestion,
  limitQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import { delayRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-hl';
const HL = 'hlQuestions';
const FRONT = 'Add a picture of your hairline from the front.';
const TOP = 'Add a picture of your head from above.';
const NAMES = ['front.png', 'left.png', 'right.png'];

/** Stored photos are shown again. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Stored medical photos',
  args: { path: '/steps', as: AS },
});

const beforeEach = limitQuestions(AS, HL, 'hl-photo-front', 'hl-photo-top');

/** Sends three photos and opens the next question. */
async function sendPhotos(context: PlayContext) {
  await findQuestion(context, FRONT);
  for (const name of NAMES) await addPhoto(context, name);
  await waitFor(() =>
    expect(storedVisitLog(context, AS, HL)?.questionnaire?.[0]?.files).toHaveLength(NAMES.length),
  );
  await pressContinue(context);
  await findQuestion(context, TOP);
}

/** Goes back to the question with the photos. */
async function goBack(context: PlayContext) {
  await userEvent.click(await context.canvas.findByRole('button', { name: 'Back' }));
  await findQuestion(context, FRONT);
}

const expectShown = ({ canvas }: PlayContext, name: string, count = NAMES.length) =>
  waitFor(() => expect(canvas.getAllByText(name)).toHaveLength(count));

const fetches = ({ visit }: PlayContext) => visit.calls.filter((call) => call.includes('/api/file/'));

/** Each photo is fetched once, even if they load at different times. */
export const FetchedOnce = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    await sendPhotos(context);
    const release = delayRequest(context, 'get', '/api/file/*');
    await goBack(context);
    await release.received;
    await expectShown(context, 'Photo.jpg', NAMES.length - 1);
    release();
    await expectShown(context, 'Photo.jpg');
    // The delayed request is not recorded.
    await expect(fetches(context)).toHaveLength(NAMES.length - 1);
  },
});

/** Offline, photos stay in the answer and are fetched once online. */
export const Offline = meta.story({
  tags: ['check'],
  beforeEach,
  play: async (context) => {
    const { faults } = context.visit.sandbox;
    await sendPhotos(context);
    faults.set({ operation: 'getFile', reset: true });
    setOnline(false);
    await goBack(context);
    await expectShown(context, 'Photo');
    faults.clear();
    setOnline(true);
    await expectShown(context, 'Photo.jpg');
  },
});
