import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { openChat, sentTexts, write } from '../support/chat.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { holdRequest } from '../support/responses.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Focus',
  tags: ['check'],
  args: { path: '/user/chat', as: 'chat' },
});

/** A message that is edited is in the field, with the focus behind its text. */
export const Edited = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    context.visit.sandbox.faults.set({ operation: 'askDoctor', status: 400, message: 'Refused', times: 1 });
    const field = await write(thread, 'Hello doctor');
    (await thread.findByRole('button', { name: 'Edit' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('!');
    await expect(field).toHaveValue('Hello doctor!');
  },
});

/** The same for one that is taken back on its way. */
export const Canceled = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const release = holdRequest(context, 'post', '/api/chat/question-to-doctor');
    const field = await write(thread, 'Is this right?');
    await userEvent.click(await thread.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Is this right?');
    release();
  },
});

/** A message that is tried again keeps the focus of the button that goes, also once it is sent. */
export const TriedAgain = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const fault = { operation: 'askDoctor', status: 404, message: FAILING_MESSAGE, times: 1 };
    context.visit.sandbox.faults.set(fault);
    await write(thread, 'Hello doctor');
    const again = await thread.findByRole('button', { name: 'Try again' });
    const bubble = again.closest('article');
    again.focus();
    await userEvent.keyboard('{Enter}');
    await expect(bubble).toHaveFocus();
    await waitFor(() => expect(sentTexts(context, 'doctor').at(-1)).toBe('Hello doctor'));
    await waitFor(() => expect(bubble).toHaveTextContent(/Sent$/));
    await expect(bubble).toHaveFocus();
  },
});
