import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '@patient/ui/Stack';
import { doctorTopics, supportTopics, TopicPicker } from '@patient/ui/TopicPicker';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Messages/TopicPicker',
  component: TopicPicker<string>,
  args: {
    topics: doctorTopics,
    onChoose: fn(),
    children: 'Your doctor answers here, usually within 24 hours.',
  },
});

/** Topics for a doctor. */
export const Default = meta.story({
  tags: ['header:doctor-topics', 'chat:new'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What is it about?' })).toBeVisible();
    const names = ['Medication or treatment plan', 'Schedule a video or phone call', 'Side effects'];
    const buttons = canvas.getAllByRole('button');
    await expect(buttons.map((one) => one.textContent)).toEqual(names);
  },
});

export const Support = meta.story({
  tags: ['header:support-topics'],
  args: { topics: supportTopics, children: 'Support answers here, 24 hours a day.' },
  play: async ({ canvas }) => {
    const names = ['Account or billing', 'Shipping or order', 'Photo or ID', 'Something else'];
    for (const name of names) await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
});

/** Each topic is a tab stop; Enter and Space start the chat. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Medication or treatment plan' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('treatment');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChoose).toHaveBeenLastCalledWith('call');
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByText('Side effects'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
});

const long = {
  title: 'What would you like to ask your doctor about your treatment?',
  topics: [
    {
      id: 'a',
      icon: 'pill',
      label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter',
      description: 'A change of the dose, a second medication, or the end of the treatment',
    },
    ...doctorTopics,
  ],
} as const;

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={8} style={{ maxInlineSize: 480, marginInline: 'auto' }}>
      <TopicPicker {...args} title="Ask your doctor" />
      <TopicPicker {...args} title="Ask support" topics={supportTopics}>
        Support answers here, 24 hours a day.
      </TopicPicker>
      <TopicPicker {...args} title="Not now" isDisabled />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
