import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { delayRequest } from '../support/responses.ts';
import { drawPixels } from '../support/drawPixels.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import {
  addPhoto,
  limitQuestions,
  pressContinue,
  findQuestion,
  storedVisitLog,
} from '../support/questions.ts';
import type { Visit } from '../support/visit.ts';
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

/** A chosen photo is uploaded immediately and added to the answer. */
export const Uploaded = meta.story({
  globals: { brand: 'mens' },
  beforeEach: limitQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, FRONT);
    await addPhoto(context, 'front.png');
    await expect(await canvas.findByText('front.png')).toBeVisible();
    await expectStored(context);
    await pressContinue(context);
    await findQuestion(context, TOP);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back' }));
    await findQuestion(context, FRONT);
    await expect(await canvas.findByText('Photo.jpg')).toBeVisible();
  },
});

/** `beforeEach` with one question, whose first upload fails. */
function failingUpload(context: { visit: Visit }) {
  limitQuestions(AS, HL, 'hl-photo-front')(context);
  context.visit.sandbox.faults.set({
    operation: 'uploadMedicalFiles',
    status: 500,
    message: FAILING_MESSAGE,
    times: 1,
  });
}

/** A photo with a warning is uploaded only if the patient uses it anyway. */
export const Warned = meta.story({
  beforeEach: limitQuestions(AS, HL, 'hl-photo-front'),
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, FRONT);
    await addPhoto(context, await drawPixels(800, 600, '#0c0a08'));
    await expect(await canvas.findByText(/This photo is very dark/)).toBeVisible();
    await pressContinue(context);
    await expect(await canvas.findAllByText(/Look at the photo with the warning/)).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expectStored(context);
  },
});

/** A file is read once: a retry uploads it even if it has been deleted since. */
export const FileGoneBeforeRetry = meta.story({
  tags: ['check'],
  beforeEach: failingUpload,
  play: async (context) => {
    const { canvas } = context;
    await findQuestion(context, FRONT);
    const picture = await drawPixels(800, 600, 'text');
    await addPhoto(context, picture);
    const retry = await canvas.findByRole('button', { name: 'Try photo.png again' });
    picture.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
    picture.slice = () => {
      throw new DOMException('Gone', 'NotReadableError');
    };
    await userEvent.click(retry);
    await expectStored(context);
  },
});

/** An upload fails and can be retried. */
export const Failed = meta.story({
  beforeEach: failingUpload,
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await findQuestion(context, FRONT);
    await addPhoto(context, 'front.png');
    await expect(await main.findByText('Something goes wrong, please contact support team')).toBeVisible();
    await userEvent.click(await main.findByRole('button', { name: 'Try front.png again' }));
    await expectStored(context);
  },
});

/** The question can't be left during an upload. */
export const Uploading = meta.story({
  beforeEach: limitQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await findQuestion(context, FRONT);
    const release = delayRequest(context, 'post', '/api/subscription/medical-files/*');
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

/** A photo removed while uploading is not part of the answer; a queued photo that is removed is not sent. */
export const RemovedWhileUploading = meta.story({
  tags: ['check'],
  beforeEach: limitQuestions(AS, HL, ...PHOTOS),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    const remove = async (name: string) =>
      userEvent.click(await main.findByRole('button', { name: `Remove ${name}` }));
    await findQuestion(context, FRONT);
    const release = delayRequest(context, 'post', '/api/subscription/medical-files/*');
    await addPhoto(context, 'front.png');
    await release.received;
    await addPhoto(context, 'side.png');
    await addPhoto(context, 'top.png');
    await remove('side.png');
    await remove('front.png');
    release();
    await expect(await main.findByText('Sent')).toBeVisible();
    await expectStored(context);
    // The delayed request is not recorded.
    await expect(context.visit.calls.filter((call) => call.includes('medical-files'))).toHaveLength(1);
    await pressContinue(context);
    await findQuestion(context, TOP);
    await expect(storedVisitLog(context, AS, HL)?.questionnaire?.[0]?.files).toHaveLength(1);
  },
});

/** The question can't be left with a failed photo until it is removed, even next to an uploaded one. */
export const NotUploaded = meta.story({
  beforeEach: limitQuestions(AS, HL, ...PHOTOS),
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
    await expect(await main.findByRole('group', { name: /Front/ })).toHaveAccessibleDescription(
      /We couldn't send a photo/,
    );
    await userEvent.click(await main.findByRole('button', { name: 'Remove side.png' }));
    await waitFor(() => expect(main.queryByText(/We couldn't send a photo/)).not.toBeInTheDocument());
    await pressContinue(context);
    await findQuestion(context, TOP);
  },
});

/** URLs of the stored answer's photos. */
const storedFiles = (context: PlayContext): readonly string[] =>
  storedVisitLog(context, AS, HL)?.questionnaire?.find(({ questionId }) => questionId === PHOTOS[0])?.files ??
  [];

const WHERE = 'Where do you lose hair?';

/** Starts an upload, goes back to the previous question, and returns while it is pending. */
async function leaveWhileUploading(context: PlayContext & Parameters<typeof delayRequest>[0]) {
  const main = within(await context.canvas.findByRole('main'));
  await findQuestion(context, WHERE);
  const [first] = await main.findAllByRole('radio');
  first?.click();
  await pressContinue(context);
  await findQuestion(context, FRONT);
  const release = delayRequest(context, 'post', '/api/subscription/medical-files/*');
  await addPhoto(context, 'front.png');
  await release.received;
  await userEvent.click(await context.canvas.findByRole('button', { name: 'Back' }));
  await findQuestion(context, WHERE);
  await pressContinue(context);
  await findQuestion(context, FRONT);
  await expect(await main.findByRole('progressbar', { name: /front.png/ })).toBeVisible();
  await expect(main.queryByText('Something goes wrong, please contact support team')).not.toBeInTheDocument();
  return { main, release };
}

/** An upload continues after Back and Continue, and is stored once. */
export const BackWhileUploading = meta.story({
  tags: ['check'],
  beforeEach: limitQuestions(AS, HL, 'hl-where', ...PHOTOS),
  play: async (context) => {
    const { main, release } = await leaveWhileUploading(context);
    release();
    await expect(await main.findByText('Sent')).toBeVisible();
    await waitFor(() => expect(storedFiles(context)).toHaveLength(1));
    await pressContinue(context);
    await findQuestion(context, TOP);
  },
});

/** An upload that finishes on another question is added to the answer. */
export const UploadedOnOtherQuestion = meta.story({
  tags: ['check'],
  beforeEach: limitQuestions(AS, HL, 'hl-where', ...PHOTOS),
  play: async (context) => {
    const { main, release } = await leaveWhileUploading(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Back' }));
    await findQuestion(context, WHERE);
    release();
    await waitFor(() => expect(storedFiles(context)).toHaveLength(1));
    await pressContinue(context);
    await findQuestion(context, FRONT);
    await expect(await main.findByText('Sent')).toBeVisible();
  },
});
