import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { HelpPanel } from '@patient/ui/HelpPanel';
import preview from '../../.storybook/preview.tsx';
import { waitForOverlay } from '../waitForOverlay.ts';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { smallTargets } from '../targets.ts';

/** Page with the button that opens the panel. */
function Page({ isOpen: atFirst, onOpenChange, ...rest }: ComponentProps<typeof HelpPanel>) {
  const [isOpen, setOpen] = useState(atFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <main>
      <h1>Account</h1>
      <Button onPress={() => change(true)}>Help</Button>
      <HelpPanel {...rest} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/Help/HelpPanel',
  component: HelpPanel,
  parameters: { isOverlay: true },
  args: { isOpen: true, onOpenChange: fn(), onTopic: fn(), onContact: fn() },
  render: (args) => <Page {...args} />,
});

const page = () => within(document.body);
const opened = async () => {
  const panel = await page().findByRole('dialog', { name: 'How can we help?' });
  await waitFor(() => expect(panel).toHaveFocus());
  await waitForOverlay();
  return panel;
};

/** 350 px wide, at the end of the page. */
export const Default = meta.story({
  tags: ['header:help-panel'],
  play: async () => {
    const box = (await opened()).getBoundingClientRect();
    await expect(Math.round(box.width)).toBeGreaterThanOrEqual(348);
    await expect(Math.round(box.width)).toBeLessThanOrEqual(350);
    await expect(box.left).toBeGreaterThan(window.innerWidth / 2);
  },
});

/** Healthcare topics link to the chat, contact opens the dialog; focus returns on close. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Help' });
    await step('In', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await opened();
    });
    await step('Each link and button is a tab stop', async () => {
      const stops = [
        'Close help',
        'Medication or treatment plan',
        'Side effects',
        'Messages from the healthcare team',
        'An account, shipping or billing issue',
        'call 911',
        'Close help',
      ];
      for (const name of stops) {
        await userEvent.tab();
        await expect(document.activeElement).toHaveAccessibleName(name);
      }
    });
    await step('Escape closes and restores focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await step('Contact closes the panel first', async () => {
      await userEvent.keyboard('{Enter}');
      await opened();
      page().getByRole('button', { name: 'An account, shipping or billing issue' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onContact).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
    });
  },
});

/** A topic is a link to the chat and reports its id. */
export const Topics = meta.story({
  tags: ['header:help-panel'],
  play: async ({ args }) => {
    await opened();
    const [call, ...links] = page().getAllByRole('link').toReversed();
    await expect(call).toHaveAttribute('href', 'tel:911');
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link).toHaveAttribute('href', '/user/chat');
    const [, second] = links;
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onTopic).toHaveBeenCalledWith('sideEffects');
    await waitFor(() => expect(page().queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

export const LongText = meta.story({
  tags: ['check'],
  args: {
    strings: { contact: 'Anything about your account, a package, your bill, or your card' },
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    const panel = await opened();
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    // Next to its icons, words would break.
    const { width } = within(panel).getByText('Medication or treatment plan').getBoundingClientRect();
    await expect(width).toBeGreaterThan(panel.clientWidth / 2);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async () => {
    await expect((await opened()).getBoundingClientRect().left).toBeLessThan(4);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  play: async () => {
    await waitFor(() => expect(within(document.body).getByRole('dialog')).toBeVisible());
    await expect(smallTargets(within(document.body).getByRole('dialog'))).toEqual([]);
  },
});

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
