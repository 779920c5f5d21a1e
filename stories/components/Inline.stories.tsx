import { expect } from 'storybook/test';
import { Inline } from '@patient/ui/Inline';
import preview from '../../.storybook/preview.tsx';
import { onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { Block } from './Block.tsx';

const words = ['Pause', 'Skip', 'Change dose', 'Message doctor', 'Cancel'];
const blocks = words.map((word) => <Block key={word}>{word}</Block>);

const meta = preview.meta({ title: 'Components/Inline', component: Inline, args: { children: blocks } });

export const Default = meta.story();

/** Wraps onto a new line when there is no more room. */
export const Wraps = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    const top = (word: string) => canvas.getByText(word).getBoundingClientRect().top;
    await expect(top('Cancel')).toBeGreaterThan(top('Pause'));
    await expect(scrollsSideways()).toBe(false);
  },
});

/** Starts on the side where text starts. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const left = (word: string) => canvas.getByText(word).getBoundingClientRect().left;
    await expect(left('Pause')).toBeGreaterThan(left('Skip'));
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['center', 'start', 'end', 'baseline', 'stretch']}
      columns={['start', 'center', 'between']}
      cell={(align, justify) => (
        <Inline align={align} justify={justify} style={{ inlineSize: '17.5rem', maxInlineSize: '100%' }}>
          <Block height="4.5rem">Tall</Block>
          <Block>Low</Block>
        </Inline>
      )}
    />
  ),
});
