import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../../phone.ts';
import { inForcedColors } from '../../foundations/forcedColors.ts';
import { appStory } from '../support/appStory.tsx';
import { openChat } from '../support/chat.ts';
import type { PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Messages/Appearance',
  args: { path: '/user/chat', as: 'chat' },
});

/** Writes a draft in a chat; the page does not scroll sideways. */
async function writeDraft(context: PlayContext) {
  const thread = await openChat(context, 'doctor');
  const field = await thread.findByRole('textbox', { name: 'Message' });
  await userEvent.type(field, 'Is it normal that I am a little tired in the afternoon?');
  const send = await thread.findByRole('button', { name: 'Send message' });
  await expect(send).toBeVisible();
  await expect(scrollsSideways()).toBe(false);
  return send;
}

/** The field and its button are visible without scrolling. */
async function showsComposer(context: PlayContext) {
  const send = await writeDraft(context);
  await expect(send.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
}

/** At 200 % the page is taller than a phone and scrolls; the list of messages keeps a minimum height. */
export const LargeTextOnPhone = meta.story({
  globals: largeTextOnPhone,
  play: async (context) => {
    await writeDraft(context);
    const messages = await context.canvas.findByRole('region', { name: 'Messages' });
    await expect(messages.clientHeight).toBeGreaterThan(300);
    await expect(messages.scrollHeight).toBeGreaterThan(messages.clientHeight);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: showsComposer });

/** Own and received messages differ by more than color, and both have a border. */
export const ForcedColors = meta.story({
  play: async (context) => {
    await inForcedColors(async () => {
      await showsComposer(context);
      const [first] = context.canvas.getAllByRole('article');
      const edges = [...(first?.querySelectorAll('*') ?? [])].filter(
        (part) => getComputedStyle(part).borderBlockStartStyle === 'solid',
      );
      await expect(edges.length).toBeGreaterThan(0);
    });
  },
});
