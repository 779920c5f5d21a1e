import { expect, userEvent, within, waitFor } from 'storybook/test';
import { drawBlob } from './drawBlob.ts';
import type { PlayContext } from './subscription.ts';
import type { Visit } from './visit.ts';

/** `beforeEach` that limits a questionnaire to these questions and removes its answers. */
export const limitQuestions =
  (as: string, questionType: string, ...ids: readonly string[]) =>
  ({ visit: { sandbox } }: { visit: Visit }) => {
    const { store } = sandbox;
    for (const { _id } of store.list('questions', questionType)) {
      if (!ids.includes(_id)) store.delete('questions', questionType, _id);
    }
    store.delete('visitLogs', `${as}-1`, questionType);
  };

/**
 * `beforeEach` that limits the questionnaire of a renewal or follow-up to these questions and removes its answers. The name of
 * `wl-again-effect` is 'effect'.
 */
export const limitRenewalQuestions = (as: string, type: string, ...names: readonly string[]) =>
  limitQuestions(as, `${type}ReQuestions`, ...names.map((name) => `${type}-again-${name}`));

/** Waits for the question with this heading. */
export const findQuestion = ({ canvas }: PlayContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Chooses an answer by its label. A radio button is clicked like a screen reader does, which does not open the next question. */
export async function chooseAnswer({ canvas }: PlayContext, role: 'radio' | 'checkbox', name: string) {
  const control = await canvas.findByRole(role, { name });
  if (role === 'radio') control.click();
  else await userEvent.click(control);
}

/** Chooses a single answer by touch, which opens the next question. */
export async function tapAnswer({ canvas }: Pick<PlayContext, 'canvas'>, name: string) {
  const label = (await canvas.findByRole('radio', { name })).closest('label');
  if (label === null) throw new Error(`${name} has no label`);
  await userEvent.pointer({ keys: '[TouchA]', target: label });
}

/** Presses the question's button. */
export const pressContinue = async ({ canvas }: PlayContext, name: RegExp = /^Continue/) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name }));

/** Visit log of a questionnaire in the service. */
export const storedVisitLog = ({ visit }: PlayContext, as: string, questionType: string) =>
  visit.sandbox.store.get('visitLogs', `${as}-1`, questionType);

/** Adds a photo to the last file input. */
export async function addPhoto({ canvas }: PlayContext, photo: string | File): Promise<void> {
  const main = await canvas.findByRole('main');
  // The field is lazily loaded with the first photo question.
  await waitFor(() => expect(main.querySelector('input[type=file]')).not.toBeNull());
  const fields = main.querySelectorAll('input[type=file]');
  const field = [...fields].at(-1);
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no file input');
  const type = 'image/png';
  const file = photo instanceof File ? photo : new File([await drawBlob(400, 300, type)], photo, { type });
  await userEvent.upload(field, file);
}
