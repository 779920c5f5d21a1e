import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../../phone.ts';
import { inForcedColors } from '../../foundations/forcedColors.ts';
import { appStory } from '../support/appStory.tsx';
import { openChat } from '../support/chat.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Appearance',
  args: { path: '/user/chat', as: 'chat' },
});

/** A chat with a draft: nothing runs out of the screen sideways. */
async function writes(context: PlayContext) {
  const thread = await openChat(context, 'doctor');
  const field = await thread.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Is it normal that I am a little tired in the afternoon?');
  const send = await thread.findByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await expect(scrollsSideways()).toBe(false);
  return send;
}

/** Field and button are on the screen without scrolling. */
async function writesInView(context: PlayContext) {
  const send = await writes(context);
  await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** At 200 % the page is longer than a phone, and scrolls as a whole; the messages keep room of their own. */
export const LargeTextOnPhone = meta.story({
  globals: largeTextOnPhone,
  play: async (context) => {
    await writes(context);
    const messages = await context.canvas.findByRole('region', { name: 'Messages' });
    await expect(messages.clientHeight).toBeGreaterThan(300);
    await expect(messages.scrollHeight).toBeGreaterThan(messages.clientHeight);
  },
});

export const DarkOnPhone = meta.story({ globals: { ...onPhone, scheme: 'dark' }, play: writesInView });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: writesInView });

export const RightToLeftOnPhone = meta.story({
  globals: { ...onPhone, direction: 'rtl' },
  play: writesInView,
});

/** What is own and what is the doctor's is told by more than colors, and both have an edge. */
export const ForcedColors = meta.story({
  play: async (context) => {
    await inForcedColors(async () => {
      await writesInView(context);
      const [first] = context.canvas.getAllByRole('article');
      const edges = [...(first?.querySelectorAll('*') ?? [])].filter(
        (part) => getComputedStyle(part).borderBlockStartStyle === 'solid',
      );
      await expect(edges.length).toBeGreaterThan(0);
    });
  },
});
