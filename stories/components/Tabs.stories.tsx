import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { Tabs, type TabEntry } from '@patient/ui/Tabs';
import preview from '../../.storybook/preview.tsx';
import { linesOf } from '../linesOf.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import type { Canvas } from '../canvas.ts';

const tabs: readonly TabEntry[] = [
  { id: 'doctor', label: 'Doctor', icon: 'chat', count: 2, content: 'Two new messages from Dr. Ada King.' },
  {
    id: 'support',
    label: 'Support',
    icon: 'help',
    content: (
      <>
        Nothing new. <Link href="/user/chat">All messages</Link>
      </>
    ),
  },
  { id: 'archive', label: 'Archive', isDisabled: true, content: 'Older messages.' },
  { id: 'files', label: 'Files', content: 'Pictures and documents.' },
];

/** Waits for the tabs, which React renders one commit after the list. */
const findTabs = (canvas: Canvas) => canvas.findByRole('tab', { name: 'Doctor 2 new' });

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs<string>,
  args: { label: 'Messages', tabs, onSelect: fn() },
});

/** Named list of tabs; each tab has a name, its count of new items and its own panel. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const doctor = await findTabs(canvas);
    await expect(canvas.getByRole('tablist', { name: 'Messages' })).toBeVisible();
    await expect(doctor).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Doctor 2 new' })).toHaveTextContent(
      'Two new messages',
    );
    await expect(canvas.getByRole('tab', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** One tab stop; arrow keys select, skip disabled tabs and wrap around; Home and End jump. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await findTabs(canvas);
    await userEvent.tab();
    await expect(tab(/Doctor/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Support/)).toHaveFocus();
    await expect(args.onSelect).toHaveBeenLastCalledWith('support');
    await expect(canvas.getByRole('tabpanel', { name: 'Support' })).toHaveTextContent('Nothing new');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Files/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/Doctor/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tab(/Files/)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(tab(/Support/)).toHaveFocus();
  },
});

/** Arrow keys are reversed in right-to-left text. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await findTabs(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Support' })).toHaveFocus();
  },
});

/** Controlled by its caller, so nothing changes until the caller updates it. */
export const Controlled = meta.story({
  args: { selected: 'files' },
  play: async ({ args, canvas }) => {
    await findTabs(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Support' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith('support');
    await expect(canvas.getByRole('tab', { name: 'Files' })).toHaveAttribute('aria-selected', 'true');
  },
});

const long = [
  { id: 'a', label: 'Medication or treatment plan', content: 'What you take, and when.' },
  { id: 'b', label: 'Schedule a video or phone call', content: 'Available times.' },
  { id: 'c', label: 'Side effects', content: 'What to watch for.' },
];

/** The tab list scrolls, the page doesn't. */
export const LongText = meta.story({
  tags: ['check'],
  args: { tabs: long },
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The initially selected tab is scrolled into view. */
export const SelectedInView = meta.story({
  args: { tabs: long, defaultSelected: 'c' },
  globals: onPhone,
  play: async ({ canvas }) => {
    const chosen = (await canvas.findByRole('tab', { name: 'Side effects' })).getBoundingClientRect();
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    await expect(chosen.right).toBeLessThanOrEqual(row.right + 1);
    await expect(chosen.left).toBeGreaterThanOrEqual(row.left);
    await expect(window.scrollY).toBe(0);
  },
});

/** All tabs are visible, and none is cut or broken. */
export const LargeText = meta.story({
  tags: ['check'],
  args: { tabs: [...tabs, ...long] },
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    const all = await canvas.findAllByRole('tab');
    const list = canvas.getByRole('tablist').getBoundingClientRect();
    for (const { left, right } of all.map((tab) => tab.getBoundingClientRect())) {
      await expect(left).toBeGreaterThanOrEqual(list.left);
      await expect(right).toBeLessThanOrEqual(list.right + 1);
    }
    await expect(linesOf('Doctor', canvas.getByText('Doctor'))).toBe(1);
  },
});

/** Every tab is at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={8}>
      <Tabs {...args} label="With icons and a count" />
      <Tabs {...args} label="Words alone" tabs={long} defaultSelected="b" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const tab of await canvas.findAllByRole('tab'))
      await expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
