import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Link } from '@patient/ui/Link';
import { PhotoReview, type PhotoReviewProps } from '@patient/ui/PhotoReview';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, facePicture } from '../pictures.ts';
import { States } from '../States.tsx';

const meta = preview.meta({
  title: 'Patterns/Identity/PhotoReview',
  component: PhotoReview,
  args: {
    title: 'Is your face clearly visible?',
    src: facePicture,
    alt: 'The photo you took of yourself',
    onAccept: fn(),
    onRetake: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 440 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** Tab order: accept, then retake. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The photo you took of yourself' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use this photo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetake).toHaveBeenCalledOnce();
  },
});

export const Uploading = meta.story({
  args: { state: 'uploading', progress: 0.4 },
  play: async ({ args, canvas }) => {
    const bars = canvas.getAllByRole('progressbar', { name: 'Sending your photo' });
    await expect(bars[0]).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByRole('button', { name: 'Take another' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Use this photo/ }));
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
});

/** The photo stays; a retry uploads it again. */
export const Failed = meta.story({
  args: { state: 'failed', help: <Link href="/help">Contact support</Link> },
  play: async ({ args, canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Something goes wrong, please contact support team');
    await expect(alert).toHaveTextContent('Your photo is still here.');
    await expect(canvas.getByRole('img', { name: 'The photo you took of yourself' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Uploaded = meta.story({
  args: { state: 'uploaded' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We got your photo.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

function Sending(args: PhotoReviewProps) {
  const [state, setState] = useState<NonNullable<PhotoReviewProps['state']>>('review');
  return (
    <PhotoReview
      {...args}
      state={state}
      onAccept={() => setState('failed')}
      onRetry={() => setState('uploaded')}
    />
  );
}

/** When a focused button disappears, focus moves to its replacement. */
export const KeepsFocus = meta.story({
  tags: ['check'],
  render: (args) => <Sending {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus());
  },
});

/** A photo the browser cannot display can still be sent. */
export const UnsupportedFormat = meta.story({
  args: { src: brokenPicture },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can't show this photo/)).toBeVisible();
  },
});

/** A photo that may be no use: retaking it comes first, and it can be used anyway. */
export const Warning = meta.story({
  args: { warning: 'This photo is very dark. A doctor may not see enough.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/very dark/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this photo' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Use it anyway' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
});

const long = {
  title: 'Is your whole face visible, without glare, shadows, glasses, or a hat?',
  state: 'failed' as const,
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

/** An uploaded photo can be kept or replaced. */
export const UploadedBefore = meta.story({
  args: { state: 'uploaded', onContinue: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace this photo' }));
    await expect(args.onRetake).toHaveBeenCalledOnce();
  },
});

/** While the next page loads, the photo can't be replaced. */
export const Continuing = meta.story({
  tags: ['check'],
  args: { state: 'uploaded', onContinue: fn(), isContinuing: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace this photo' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Continue/ }));
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
});

/** The note in place of the photo is not cut. */
export const LargeNote = meta.story({
  tags: ['check'],
  args: { src: undefined },
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const stage = canvas.getByText(/can't show this photo/).closest('div');
    await expect(stage?.scrollHeight).toBe(stage?.clientHeight);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states: Record<string, Partial<PhotoReviewProps>> = {
  review: {},
  uploading: { state: 'uploading', progress: 0.4 },
  failed: { state: 'failed' },
  uploaded: { state: 'uploaded' },
  'uploaded, to continue': { state: 'uploaded', onContinue: () => {} },
  noPicture: { src: undefined },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['photo'] as const}
      columns={Object.keys(states)}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          <PhotoReview {...args} {...states[column]} title={`Is it good? (${column})`} />
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
