import { expect } from 'storybook/test';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
});

/** Takes up no space on the screen but is exposed to screen readers. */
export const Default = meta.story({
  render: (args) => (
    <p>
      Messages <span aria-hidden="true">(3)</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('3 unread messages');
    await expect(text.getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Messages (3) 3 unread messages');
  },
});

/** A hidden heading is part of the outline. */
export const Heading = meta.story({
  args: { as: 'h2', children: 'Your subscriptions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your subscriptions' })).toBeInTheDocument();
  },
});

/** Never makes the page scroll, even with large text. */
export const LargeText = meta.story({
  tags: ['check'],
  args: {
    children: 'Long text for screen readers that fully describes a small icon. '.repeat(6),
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});
