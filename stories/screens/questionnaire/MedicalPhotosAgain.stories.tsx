import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setOnline } from '../support/network.ts';
import {
  addPhoto,
  findQuestion,
  keepQuestions,
  pressContinue,
  storedVisitLog,
} from '../support/questions.ts';
import { holdRequest } from '../support/responses.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-hl';
const HL = 'hlQuestions';
const FRONT = 'Add a picture of your hairline from the front.';
const TOP = 'Add a picture of your head from above.';
const NAMES = ['front.png', 'left.png', 'right.png'];

/** Photos that the service has are shown again. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Medical photos again',
  args: { path: '/steps', as: AS },
});

const keepPhotoQuestions = keepQuestions(AS, HL, 'hl-photo-front', 'hl-photo-top');

/** Sends three photos, and goes on to the next question. */
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

/** Each is fetched once, though they arrive one after the other. */
export const FetchedOnce = meta.story({
  tags: ['check'],
  beforeEach: keepPhotoQuestions,
  play: async (context) => {
    await sendPhotos(context);
    const release = holdRequest(context, 'get', '/api/file/*');
    await goBack(context);
    await release.isHeld;
    await expectShown(context, 'Photo.jpg', NAMES.length - 1);
    release();
    await expectShown(context, 'Photo.jpg');
    // Beside the one that was held.
    await expect(fetches(context)).toHaveLength(NAMES.length - 1);
  },
});

/** Without a connection they stay in the answer, and are fetched once there is one. */
export const ConnectionLost = meta.story({
  tags: ['check'],
  beforeEach: keepPhotoQuestions,
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
