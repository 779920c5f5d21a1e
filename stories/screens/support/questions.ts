import { expect, userEvent, within, waitFor } from 'storybook/test';
import { drawBlob } from './drawBlob.ts';
import type { PlayContext } from './subscription.ts';
import type { Visit } from './visit.ts';

/** `beforeEach` that reduces a questionnaire to these questions, without answers. */
export const keepQuestions =
  (as: string, questionType: string, ...ids: readonly string[]) =>
  ({ visit: { sandbox } }: { visit: Visit }) => {
    const { store } = sandbox;
    for (const { _id } of store.list('questions', questionType)) {
      if (!ids.includes(_id)) store.delete('questions', questionType, _id);
    }
    store.delete('visitLogs', `${as}-1`, questionType);
  };

/** `beforeEach` that leaves some questions of a renewal or a follow-up, without any answers so far: `wl-again-effect` as 'effect'. */
export const keepRevisit =
  (as: string, type: string, ...names: readonly string[]) =>
  ({ visit }: { visit: Visit }) => {
    keepQuestions(as, `${type}ReQuestions`, ...names.map((name) => `${type}-again-${name}`))({ visit });
    visit.sandbox.store.delete('visitLogs', `${as}-1`, `${type}Questions`);
  };

/** Waits for the question with this heading. */
export const findQuestion = ({ canvas }: PlayContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Chooses an answer by its label. A single one is pressed as a screen reader does, which only selects it. */
export async function chooseAnswer({ canvas }: PlayContext, role: 'radio' | 'checkbox', name: string) {
  const control = await canvas.findByRole(role, { name });
  if (role === 'radio') control.click();
  else await userEvent.click(control);
}

/** Chooses a single answer by touch, which leads on. */
export async function tapAnswer({ canvas }: Pick<PlayContext, 'canvas'>, name: string) {
  const label = (await canvas.findByRole('radio', { name })).closest('label');
  if (label === null) throw new Error(`${name} has no label`);
  await userEvent.pointer({ keys: '[TouchA]', target: label });
}

/** Presses the question's own button. */
export const pressContinue = async ({ canvas }: PlayContext, name: RegExp = /^Continue/) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name }));

/** Visit log of a questionnaire in the service. */
export const storedVisitLog = ({ visit }: PlayContext, as: string, questionType: string) =>
  visit.sandbox.store.get('visitLogs', `${as}-1`, questionType);

/** Adds a file to the last file input, as its picker or a drop does. */
export async function addFile({ canvas }: PlayContext, file: File): Promise<void> {
  const main = await canvas.findByRole('main');
  // The code of the field comes with the first question that asks for a photo.
  await waitFor(() => expect(main.querySelector('input[type=file]')).not.toBeNull());
  const fields = main.querySelectorAll('input[type=file]');
  const field = [...fields].at(-1);
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no file input');
  await userEvent.upload(field, file);
}

/** Adds a photo to the last file input. */
export async function addPhoto(context: PlayContext, name: string): Promise<void> {
  const picture = await drawBlob(40, 30, 'image/png');
  await addFile(context, new File([picture], name, { type: picture.type }));
}
