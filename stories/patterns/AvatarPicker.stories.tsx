import { expect, fn, userEvent } from 'storybook/test';
import { AvatarPicker, type AvatarPickerProps } from '@patient/ui/AvatarPicker';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { facePicture } from '../pictures.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

const meta = preview.meta({
  title: 'Patterns/Account/AvatarPicker',
  component: AvatarPicker,
  args: { name: 'Ada Moore', onChoose: fn(), onRetry: fn() },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

const inputOf = (element: HTMLElement) => {
  const input = element.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('No file input');
  return input;
};

/** Any file is passed on: the caller checks its content, since names and types may be wrong. */
export const Choosing = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Choose a picture' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(/JPEG, PNG, WebP, or HEIC/);
    const face = new File(['a face'], 'face.png', { type: 'image/png' });
    await userEvent.upload(inputOf(canvasElement), face);
    await expect(args.onChoose).toHaveBeenCalledWith(face);
    const song = new File(['a song'], 'song.mp3', { type: 'audio/mpeg' });
    await userEvent.upload(inputOf(canvasElement), song, { applyAccept: false });
    await expect(args.onChoose).toHaveBeenLastCalledWith(song);
  },
});

/** A phone photo of any size is accepted, even HEIC without a MIME type. */
export const LargeHeic = meta.story({
  play: async ({ args, canvasElement }) => {
    const photo = new File([new Uint8Array(10_000_001)], 'IMG_0042.HEIC', { type: '' });
    await userEvent.upload(inputOf(canvasElement), photo);
    await expect(args.onChoose).toHaveBeenCalledWith(photo);
  },
});

/** A picture that is still loading or fails to load can be changed. */
export const NotLoaded = meta.story({
  args: { hasPicture: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toBeVisible();
  },
});

export const Saving = meta.story({ args: { src: facePicture, state: 'saving' } });

/** The picture stays and can be uploaded again. The error is shown once, and focus is not lost when its button disappears. */
export const Failed = meta.story({
  args: { src: facePicture, state: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent("We couldn't save your picture.");
    await expect(canvas.getAllByText(/We couldn't save your picture\./)).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button', { name: 'Change picture' })).toHaveFocus();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

const long = {
  state: 'failed' as const,
  src: facePicture,
  name: 'Maria Magdalena van der Westhuizen-Featherstonehaugh',
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states: Record<string, Partial<AvatarPickerProps>> = {
  empty: {},
  picture: { src: facePicture },
  saving: { src: facePicture, state: 'saving' },
  saved: { src: facePicture, state: 'saved' },
  failed: { src: facePicture, state: 'failed' },
};

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <States
      rows={['picture'] as const}
      columns={Object.keys(states)}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          <AvatarPicker {...args} {...states[column]} />
        </div>
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
