import { userEvent, within } from 'storybook/test';
import { paintedBlob } from './paintedBlob.ts';
import type { PlayContext } from './subscription.ts';
import type { Visit } from './visit.ts';

/** A `beforeEach`: the treatment's questionnaire has only these questions, and none is answered. */
export const asksOnly =
  (as: string, questionType: string, ...ids: readonly string[]) =>
  ({ visit: { sandbox } }: { visit: Visit }) => {
    const { store } = sandbox;
    for (const { _id } of store.list('questions', questionType)) {
      if (!ids.includes(_id)) store.delete('questions', questionType, _id);
    }
    store.delete('visitLogs', `${as}-1`, questionType);
  };

/** The question with that heading. */
export const question = ({ canvas }: PlayContext, name: string | RegExp) =>
  canvas.findByRole('heading', { level: 2, name });

/** Chooses an answer by its words. */
export async function choose({ canvas }: PlayContext, role: 'radio' | 'checkbox', name: string) {
  await userEvent.click(await canvas.findByRole(role, { name }));
}

/** Goes on by the card's own button. */
export const goOn = async ({ canvas }: PlayContext, name: RegExp = /^Continue/) =>
  userEvent.click(await within(canvas.getByRole('main')).findByRole('button', { name }));

/** What the service has of a questionnaire. */
export const savedLog = ({ visit }: PlayContext, as: string, questionType: string) =>
  visit.sandbox.store.get('visitLogs', `${as}-1`, questionType);

/** Gives a picture to the page's file field. */
export async function addPicture({ canvas }: PlayContext, name: string): Promise<void> {
  const picture = await paintedBlob(40, 30, 'image/png');
  const fields = canvas.getByRole('main').querySelectorAll('input[type=file]');
  const field = [...fields].at(-1);
  if (!(field instanceof HTMLInputElement)) throw new Error('There is nothing to add a picture to');
  await userEvent.upload(field, new File([picture], name, { type: picture.type }));
}
