import { expect } from 'storybook/test';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { Block } from './Block.tsx';

const blocks = ['Shipping', 'Billing', 'Card on file'].map((word) => <Block key={word}>{word}</Block>);

const steps = { 'gap 1': 1, 'gap 4': 4, 'gap 8': 8 } as const;

const meta = preview.meta({ title: 'Components/Stack', component: Stack, args: { children: blocks } });

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = [canvas.getByText('Shipping'), canvas.getByText('Billing')];
    const room = second.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    const density = Number(getComputedStyle(document.documentElement).getPropertyValue('--density'));
    await expect(Math.round(room)).toBe(16 * density);
  },
});

/** A list keeps its semantics, even in Safari, which ignores lists without markers. */
export const AsList = meta.story({
  args: {
    as: 'ul',
    children: ['Monthly', 'Quarterly'].map((word) => (
      <li key={word}>
        <Block>{word}</Block>
      </li>
    )),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
  },
});

export const Phone = meta.story({
  tags: ['check'],
  globals: { ...onPhone, direction: 'rtl' },
  args: { align: 'start' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['stretch', 'start', 'center', 'end']}
      columns={['gap 1', 'gap 4', 'gap 8']}
      cell={(align, gap) => (
        <Stack align={align} gap={steps[gap]} style={{ inlineSize: '12.5rem', maxInlineSize: '100%' }}>
          {blocks}
        </Stack>
      )}
    />
  ),
});
