import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileDrop, type ChosenFile } from '@patient/ui/FileDrop';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

/** Portrait image of a small photo's size. */
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e4e6ea"/>' +
  '<circle cx="32" cy="38" r="22" fill="#f0d8b6"/><path d="M10 38a22 22 0 0 1 44 0q-8-10-22-10t-22 10z" fill="#5e3d00"/>' +
  `<!--${' '.repeat(180_000)}--></svg>`;

const photo = (name: string) => new File([portrait], name, { type: 'image/svg+xml' });
// HEIC photo as phones take it, which browsers can't display.
const heicPhoto = new File(['a'.repeat(240_000)], 'back.heic', { type: 'image/heic' });

/** Keeps and uploads the files, like a screen would. */
function WithState(props: ComponentProps<typeof FileDrop>) {
  const [files, setFiles] = useState(props.files);
  return (
    <FileDrop
      {...props}
      files={files}
      onAdd={(added) => {
        setFiles([...files, ...added.map((file) => ({ id: file.name, file }))]);
        props.onAdd(added);
      }}
      onRemove={(id) => {
        setFiles(files.filter((one) => one.id !== id));
        props.onRemove(id);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/FileDrop',
  component: FileDrop,
  args: {
    label: 'Photos of your hair',
    description: 'Up to three pictures, 10 MB each.',
    name: 'photos',
    files: [],
    accept: ['image/*'],
    maxBytes: 10_000_000,
    maxFiles: 3,
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
    onAccept: fn(),
  },
  render: (args) => <WithState {...args} />,
});

export const Default = meta.story();

/** File input that the button opens, as opposed to the hidden one submitted with the form. */
const picker = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector('input[type=file]:not([name])');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input');
  return input;
};

const liveRegion = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live=polite]');

/**
 * The drop zone, the button and each file's buttons are tab stops. Removing a file returns focus to the main button.
 */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await step('Tab order', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Drop or paste here' })).toHaveFocus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(canvas.getByRole('group', { name: 'Photos of your hair' })).toHaveAccessibleDescription(
        'Up to three pictures, 10 MB each.',
      );
    });
    await step('Adds files', async () => {
      await userEvent.upload(picker(canvasElement), [photo('front.jpg'), photo('top.jpg')]);
      const list = within(canvas.getByRole('list', { name: 'Chosen files' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(2);
      await expect(liveRegion(canvasElement)).toHaveTextContent('front.jpg, top.jpg added');
    });
    await step('Removes a file', async () => {
      const remove = canvas.getByRole('button', { name: 'Remove front.jpg' });
      remove.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith('front.jpg');
      await expect(canvas.queryByText('front.jpg')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
      await expect(liveRegion(canvasElement)).toHaveTextContent('front.jpg removed');
    });
  },
});

/** Names each rejected file with the reason, announces it once, and accepts the others. */
export const Rejected = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const large = new File([new Uint8Array(10_000_001)], 'letter.pdf', { type: 'application/pdf' });
    await userEvent.upload(picker(canvasElement), [large, photo('front.jpg')], { applyAccept: false });
    const message = '“letter.pdf” is larger than 10 MB. Choose a smaller file';
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `Up to three pictures, 10 MB each. ${message}`,
    );
    await expect(canvas.getByText(message).closest('[aria-live=polite]')).toBeVisible();
    await expect(liveRegion(canvasElement)).toHaveTextContent('front.jpg added');
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('front.jpg')).toBeInTheDocument();
    await expect(canvas.queryByText('letter.pdf')).not.toBeInTheDocument();
    await userEvent.upload(picker(canvasElement), photo('top.jpg'));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Up to three pictures, 10 MB each.');
  },
});

/** A file whose name or type doesn't fit is passed on: the caller checks the content. */
export const WrongNameOrType = meta.story({
  tags: ['check'],
  play: async ({ args, canvasElement }) => {
    const files = [new File([portrait], 'front'), new File([portrait], 'back.txt', { type: 'text/plain' })];
    await userEvent.upload(picker(canvasElement), files, { applyAccept: false });
    await expect(args.onAdd).toHaveBeenCalledWith(files);
  },
});

/** A file with a warning can be used anyway; focus moves to the file. */
export const Warning = meta.story({
  args: {
    files: [
      {
        id: 'dark',
        file: photo('dark.jpg'),
        warning: 'This photo is very dark. A doctor may not see enough.',
      },
    ],
  },
  render: (args) => <FileDrop {...args} />,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Use it anyway' });
    await expect(button).toHaveAccessibleDescription(/dark\.jpg .* very dark/);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledWith('dark');
    await expect(canvas.getByRole('listitem')).toHaveFocus();
  },
});

/** Offers the camera first. */
export const Camera = meta.story({
  args: { label: 'Your selfie', description: undefined, camera: 'user', maxFiles: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
    await expect(picker(canvasElement)).toHaveAttribute('capture', 'user');
  },
});

const uploads: readonly ChosenFile[] = [
  { id: '1', file: photo('front.jpg'), progress: 1 },
  { id: '2', file: photo('top-of-my-head-with-wet-hair.jpg'), progress: 0.4 },
  {
    id: '3',
    file: heicPhoto,
    progress: 0.7,
    error: 'Something goes wrong, please contact support team',
    reason: 'This is too large for our service. Choose another file, or a smaller copy of it.',
  },
];

/**
 * Uploading, uploaded and failed files, each announced with its name. A failed file stays and can be retried; focus moves
 * to it, because the retry button disappears with the error.
 */
export const Progress = meta.story({
  args: { files: uploads },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'top-of-my-head-with-wet-hair.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('Sent')).toBeInTheDocument();
    const rows = canvas.getAllByRole('listitem');
    await expect(canvas.getByText(/^This is too large for our service/)).toBeVisible();
    const failed = rows.find((row) => row.textContent.includes('back.heic')) ?? canvas.getByRole('list');
    await expect(within(failed).getByRole('status')).toHaveTextContent(/^back\.heic.*Something goes wrong/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try back.heic again' }));
    await expect(failed).toHaveFocus();
    await expect(failed).toHaveAccessibleName(/^back\.heic 240 kB/);
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
});

const onSubmitted = fn();

/** Submitted with the form. The error summary links an error by name to the button. */
export const Submitted = meta.story({
  render: (args) => (
    <InForm error={{ name: 'photos', message: 'Add a photo' }} onSubmitted={onSubmitted}>
      <WithState {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await expect(await followError(canvasElement, 'Add a photo')).toBe(button);
    await expect(button).toHaveAccessibleDescription('Add a photo');
    await userEvent.upload(picker(canvasElement), photo('front.jpg'));
    await expect(button).not.toHaveAccessibleDescription('Add a photo');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['photos=front.jpg']);
  },
});

/** Ignores files and focus. */
export const Disabled = meta.story({
  args: { isDisabled: true, files: uploads.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove front.jpg' })).toBeDisabled();
    await expect(canvas.queryByText('or drop here')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Photos of the areas where your hair is thinning, in daylight and without a hat',
    description: 'Only your doctor and the healthcare team can see them.',
    errorMessage: 'Add at least one photo that shows the top of your head',
    camera: 'environment',
    files: uploads,
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { files: uploads.slice(1, 2), camera: 'environment' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { files: uploads },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'pressed', 'focus', 'with files', 'error', 'disabled']}
      columns={['files', 'camera']}
      width="20rem"
      cell={(row, column) => (
        <FileDrop
          {...args}
          label={`Photos, ${row}, ${column}`}
          strings={{ list: `Chosen files, ${row}, ${column}` }}
          files={row === 'with files' || row === 'disabled' ? uploads : []}
          {...(column === 'camera' && { camera: 'environment' as const })}
          errorMessage={row === 'error' ? 'Add a photo' : undefined}
          isDisabled={row === 'disabled'}
        />
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^(Take|Choose|Remove|Try)/ })) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
