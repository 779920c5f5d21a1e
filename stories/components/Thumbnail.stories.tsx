import { expect, waitFor } from 'storybook/test';
import { Thumbnail } from '@patient/ui/Thumbnail';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone } from '../phone.ts';
import { brokenPicture, otherPicture, productPicture } from '../pictures.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Thumbnail',
  component: Thumbnail,
  args: { src: productPicture },
});

/** Decorative next to the product name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

export const WithAlt = meta.story({
  args: { alt: 'A green bottle with a white label' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A green bottle with a white label' })).toBeVisible();
  },
});

export const Missing = meta.story({ args: { src: undefined, icon: 'hair' } });

/** Shows the icon when the picture doesn't load. */
export const Broken = meta.story({
  args: { src: brokenPicture, alt: 'Hair loss treatment' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Hair loss treatment' })).toBeVisible();
  },
});

/** Doesn't scale with text. */
export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('img')?.parentElement;
    await expect(picture?.getBoundingClientRect().width).toBe(64);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['medium', 'large']}
      columns={['picture', 'another', 'missing']}
      cell={(size, kind) => (
        <Thumbnail
          size={size}
          src={{ picture: productPicture, another: otherPicture, missing: undefined }[kind]}
        />
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
