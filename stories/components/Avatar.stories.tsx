import { expect, waitFor } from 'storybook/test';
import { Avatar } from '@patient/ui/Avatar';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { brokenPicture, facePicture } from '../pictures.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maria del Carmen Ruiz' },
});

/** Shows initials and exposes the full name to screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maria del Carmen Ruiz' })).toHaveTextContent('MR');
  },
});

/** Initials don't include titles. */
export const Doctor = meta.story({
  args: { name: 'Dr. Amy Wong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Dr. Amy Wong' })).toHaveTextContent('AW');
  },
});

export const Picture = meta.story({
  args: { src: facePicture, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Maria del Carmen Ruiz' })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', facePicture);
  },
});

/** Falls back to initials when the picture doesn't load. */
export const Broken = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveTextContent('MR'));
  },
});

/** A URL that isn't https is never requested. */
export const Forbidden = meta.story({
  tags: ['check'],
  args: { src: 'http://tracker.example/pixel.gif' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByRole('img')).toHaveTextContent('MR');
  },
});

/** Hidden from screen readers next to a visible name. */
export const Decorative = meta.story({
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** A name without letters, for example from an import. */
export const NoLetters = meta.story({ args: { name: '—' }, globals: onPhone });

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['small', 'medium', 'large']}
      columns={['initials', 'picture', 'no letters']}
      cell={(size, kind) => (
        <Avatar
          size={size}
          name={kind === 'no letters' ? '—' : 'Ada Lovelace'}
          src={kind === 'picture' ? facePicture : undefined}
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
