import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { openChat } from '../support/chat.ts';
import { drawBlob } from '../support/drawBlob.ts';
import { dropFiles, pasteFiles } from '../support/dropFiles.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Dropped files',
  args: { path: '/user/chat', as: 'chat' },
});

const rash = async () => new File([await drawBlob(40, 40, 'image/png')], 'rash.png', { type: 'image/png' });

/** A file can be dropped anywhere on a chat. */
export const OnChat = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    await expect(dropFiles(thread.getByRole('log'), await rash())).toBe(true);
    await expect(await thread.findByText('photo.jpg')).toBeVisible();
  },
});

/** Dropping several files shows an error: a message can have one. */
export const SeveralFiles = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    await expect(dropFiles(thread.getByRole('log'), await rash(), await rash())).toBe(true);
    await expect(await thread.findByText(/A message can have only one file/)).toBeVisible();
    await expect(thread.queryByText('photo.jpg')).not.toBeInTheDocument();
  },
});

/** A screenshot is attached; cells of a spreadsheet, which add a picture of themselves, are pasted as text. */
export const Pasted = meta.story({
  play: async (context) => {
    const thread = await openChat(context, 'doctor');
    const field = thread.getByRole('textbox');
    field.focus();
    await expect(pasteFiles(field, { 'text/html': '<table>', 'text/plain': '10 mg' }, await rash())).toBe(
      false,
    );
    await expect(pasteFiles(field, { 'text/html': '<img src="a">' }, await rash())).toBe(true);
    await expect(await thread.findByText('photo.jpg')).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

/** A file dropped outside the chat is ignored, with a message. */
export const OutsideChat = meta.story({
  play: async (context) => {
    const { canvas } = context;
    const thread = await openChat(context, 'doctor');
    await expect(dropFiles(canvas.getByRole('navigation', { name: 'Chats' }), await rash())).toBe(true);
    await waitFor(() => expect(canvas.getByText(/You can't add a file here/)).toBeVisible());
    await expect(thread.queryByText('photo.jpg')).not.toBeInTheDocument();
  },
});
