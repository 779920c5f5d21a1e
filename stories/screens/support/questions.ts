import { userEvent, within } from 'storybook/test';
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

/** Waits for the question with this heading. */
export const findQuestion = ({ canvas }: PlayContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Chooses an answer by its label. */
export async function chooseAnswer({ canvas }: PlayContext, role: 'radio' | 'checkbox', name: string) {
  await userEvent.click(await canvas.findByRole(role, { name }));
}

/** Presses the question's own button. */
export const pressContinue = async ({ canvas }: PlayContext, name: RegExp = /^Continue/) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name }));

/** Visit log of a questionnaire in the service. */
export const storedVisitLog = ({ visit }: PlayContext, as: string, questionType: string) =>
  visit.sandbox.store.get('visitLogs', `${as}-1`, questionType);

/** Adds a photo to the last file input. */
export async function addPhoto({ canvas }: PlayContext, name: string): Promise<void> {
  const picture = await drawBlob(40, 30, 'image/png');
  const fields = canvas.getByRole('main').querySelectorAll('input[type=file]');
  const field = [...fields].at(-1);
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no file input');
  await userEvent.upload(field, new File([picture], name, { type: picture.type }));
}
