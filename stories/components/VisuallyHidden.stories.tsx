import { expect } from 'storybook/test';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: '3 unread messages' },
});

/** Takes no room on the screen and is there for a screen reader. */
export const Default = meta.story({
  render: (args) => (
    <p>
      Messages <span aria-hidden="true">(3)</span> <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getByText('3 unread messages');
    await expect(words.getBoundingClientRect().width).toBe(1);
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Messages (3) 3 unread messages');
  },
});

/** A heading that the eye does not need keeps its place in the outline. */
export const Heading = meta.story({
  args: { as: 'h2', children: 'Your subscriptions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your subscriptions' })).toBeInTheDocument();
  },
});

/** However large its text, it never makes the page scroll. */
export const LargeText = meta.story({
  args: {
    children: 'Long words for a screen reader that say in full what a small drawing shows. '.repeat(6),
  },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});
