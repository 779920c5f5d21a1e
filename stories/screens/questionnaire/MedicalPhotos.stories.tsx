import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { holdRequest } from '../support/responses.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  addPhoto,
  keepQuestions,
  pressContinue,
  findQuestion,
  storedVisitLog,
} from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-hl';
const HL = 'hlQuestions';
const PHOTOS = ['hl-photo-front', 'hl-photo-top'] as const;
const FRONT = 'Add a picture of your hairline from the front.';
const TOP = 'Add a picture of your head from above.';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Medical photos',
  args: { path: '/steps', as: AS },
});

/** Waits until the service has stored a photo for the first question. */
const expectStored = (context: PlayContext) =>
  waitFor(() => expect(storedVisitLog(context, AS, HL)?.questionnaire?.[0]?.files).toHaveLength(1));

/** A photo is uploaded when it is chosen and becomes part of the answer. */
export const Uploaded = meta.story({
  globals: { brand: 'mens' },
  beforeEach: keepQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, FRONT);
    await addPhoto(context, 'front.png');
    await expect(await canvas.findByText('front.png')).toBeVisible();
    await expectStored(context);
    await pressContinue(context);
    await findQuestion(context, TOP);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await findQuestion(context, FRONT);
    await expect(await canvas.findByText('Photo.jpg')).toBeVisible();
  },
});

/** A photo that failed to upload can be uploaded again. */
export const Failed = meta.story({
  beforeEach: (context) => {
    keepQuestions(AS, HL, 'hl-photo-front')(context);
    context.visit.sandbox.faults.set({
      operation: 'uploadMedicalFiles',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    });
  },
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await findQuestion(context, FRONT);
    await addPhoto(context, 'front.png');
    await expect(await main.findByText('Something goes wrong, please contact support team')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try front.png again' }));
    await expectStored(context);
  },
});

/** The question can't be left during an upload. */
export const Uploading = meta.story({
  beforeEach: keepQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await findQuestion(context, FRONT);
    const release = holdRequest(context, 'post', '/api/subscription/medical-files/*');
    await addPhoto(context, 'front.png');
    await main.findByRole('progressbar', { name: /front.png/ });
    await pressContinue(context);
    const [message] = await main.findAllByText(
      'Your photo is still being sent. Wait a moment, then continue.',
    );
    await expect(message).toBeVisible();
    await findQuestion(context, FRONT);
    release();
    await waitFor(() => expect(main.queryByText(/is still being sent/)).not.toBeInTheDocument());
    await pressContinue(context);
    await findQuestion(context, TOP);
  },
});

/** A photo that is removed on its way is no part of the answer; one that waits for its turn is not sent. */
export const RemovedOnItsWay = meta.story({
  beforeEach: keepQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    const remove = (name: string) => userEvent.click(main.getByRole('button', { name: `Remove ${name}` }));
    await findQuestion(context, FRONT);
    const release = holdRequest(context, 'post', '/api/subscription/medical-files/*');
    await addPhoto(context, 'front.png');
    await release.isHeld;
    await addPhoto(context, 'side.png');
    await addPhoto(context, 'top.png');
    await remove('side.png');
    await remove('front.png');
    release();
    await expect(await main.findByText('Sent')).toBeVisible();
    await expectStored(context);
    // Beside the one that was held.
    await expect(context.visit.calls.filter((call) => call.includes('medical-files'))).toHaveLength(1);
    await pressContinue(context);
    await findQuestion(context, TOP);
    await expect(storedVisitLog(context, AS, HL)?.questionnaire?.[0]?.files).toHaveLength(1);
  },
});

/** The question can't be left with a failed photo, even next to an uploaded one; removing it helps. */
export const NotUploaded = meta.story({
  beforeEach: keepQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const { visit, canvas } = context;
    const main = within(await canvas.findByRole('main'));
    await findQuestion(context, FRONT);
    await addPhoto(context, 'front.png');
    await expectStored(context);
    visit.sandbox.faults.set({ operation: 'uploadMedicalFiles', status: 500, message: FAILING_MESSAGE });
    await addPhoto(context, 'side.png');
    await main.findByText('Something goes wrong, please contact support team');
    await pressContinue(context);
    const [message] = await main.findAllByText("We couldn't send a photo. Try again, or remove it.");
    await expect(message).toBeVisible();
    await expect(main.getByRole('group', { name: /Front/ })).toHaveAccessibleDescription(
      /We couldn't send a photo/,
    );
    await userEvent.click(main.getByRole('button', { name: 'Remove side.png' }));
    await waitFor(() => expect(main.queryByText(/We couldn't send a photo/)).not.toBeInTheDocument());
    await pressContinue(context);
    await findQuestion(context, TOP);
  },
});
