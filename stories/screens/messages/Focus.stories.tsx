import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { openChat, sentTexts, write } from '../support/chat.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { delayRequest } from '../support/responses.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Focus',
  tags: ['check'],
  args: { path: '/user/chat', as: 'chat' },
});

/** Edit moves the message back to the field, with the cursor after its text. */
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

/** The same when canceling a message that is being sent. */
export const Canceled = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const release = delayRequest(context, 'post', '/api/chat/question-to-doctor');
    const field = await write(thread, 'Is this right?');
    await userEvent.click(await thread.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Is this right?');
    release();
  },
});

/** Retrying a message moves focus from the disappearing button to the message, where it stays once sent. */
export const Retried = meta.story({
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
