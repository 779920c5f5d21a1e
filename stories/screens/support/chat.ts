import { expect, userEvent, within } from 'storybook/test';
import type { PlayContext } from './subscription.ts';
import type { Canvas } from '../../canvas.ts';

/** Id of a seeded chat of the scenario `chat`. */
const idOf = (key: string) => `chat-chat-${key}`;

/** Opens a seeded chat. */
export async function openChat({ canvas, visit }: PlayContext, key: string): Promise<Canvas> {
  await canvas.findByRole('navigation', { name: 'Chats' });
  visit.location.navigate(`/user/chat?chatId=${idOf(key)}`);
  const field = await canvas.findByRole('textbox', { name: 'Message' });
  const thread = field.closest('section');
  if (!thread) throw new Error('The composer is outside a chat');
  const chat = within(thread);
  await expect((await chat.findAllByRole('article')).length).toBeGreaterThan(0);
  return chat;
}

/** Messages on the page. */
export const messagesOf = (thread: Canvas): readonly HTMLElement[] => thread.getAllByRole('article');

/** Writes and sends a message; returns the field. */
export async function write(thread: Canvas, text: string): Promise<HTMLElement> {
  const field = await thread.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, text);
  await userEvent.click(await thread.findByRole('button', { name: 'Send message' }));
  return field;
}

/** Message texts of a seeded chat in the service, oldest first. */
export const sentTexts = ({ visit }: PlayContext, key: string): readonly string[] =>
  visit.sandbox.store.page('messages', idOf(key), { limit: 100 }).map(({ message }) => message);

/** Picks a file to attach. */
export async function attach({ canvas }: PlayContext, file: File): Promise<void> {
  const input = canvas.getByRole('main').querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input');
  await userEvent.upload(input, file);
}
