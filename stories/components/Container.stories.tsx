import { expect } from 'storybook/test';
import { Container } from '@patient/ui/Container';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { Block } from './Block.tsx';

const meta = preview.meta({
  title: 'Components/Container',
  component: Container,
  args: { children: <Block>What the page is about</Block> },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

/** Column of the auth layout: at most 480 px, centered. */
export const Column = meta.story({
  args: { width: 'column' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the page is about').getBoundingClientRect().width).toBe(480);
  },
});

export const Reading = meta.story({ args: { width: 'reading' } });

/** Full page with more padding at the bottom than at the top. */
export const RoomAtBottom = meta.story({
  args: { width: 'column', as: 'main', hasRoom: true },
  play: async ({ canvas }) => {
    const block = canvas.getByText('What the page is about').getBoundingClientRect();
    const page = canvas.getByRole('main').getBoundingClientRect();
    await expect(block.top - page.top).toBe(24);
    await expect(page.bottom - block.bottom).toBe(64);
  },
});

/** Keeps its content away from the edges of a phone screen. */
export const Phone = meta.story({
  tags: ['check'],
  globals: { ...onPhone, direction: 'rtl' },
  play: async ({ canvas }) => {
    const { left, right } = canvas.getByText('What the page is about').getBoundingClientRect();
    const page = document.body.getBoundingClientRect();
    await expect(left - page.left).toBe(16);
    await expect(page.right - right).toBe(16);
  },
});

/** All widths, stacked. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <div style={{ display: 'grid', gap: 16, paddingBlock: 16 }}>
      {(['column', 'reading', 'page'] as const).map((width) => (
        <Container key={width} width={width}>
          <Block>{width}</Block>
        </Container>
      ))}
    </div>
  ),
});
