import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileDrop, type ChosenFile } from '@patient/ui/FileDrop';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

/** The top of a head, as large as a small photo is. */
const head =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#e4e6ea"/>' +
  '<circle cx="32" cy="38" r="22" fill="#f0d8b6"/><path d="M10 38a22 22 0 0 1 44 0q-8-10-22-10t-22 10z" fill="#5e3d00"/>' +
  `<!--${' '.repeat(180_000)}--></svg>`;

const photo = (name: string) => new File([head], name, { type: 'image/svg+xml' });
const paper = new File(['a'.repeat(2000)], 'letter.pdf', { type: 'application/pdf' });
// What a telephone makes, and a browser cannot show.
const raw = new File(['a'.repeat(240_000)], 'back.heic', { type: 'image/heic' });

/** As a screen does it: keeps the files, and sends them itself. */
function Kept(props: ComponentProps<typeof FileDrop>) {
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
  },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story();

/** What the button opens; the one that is sent is none of the patient's controls. */
const picker = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector('input[type=file]:not([name])');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file input');
  return input;
};

const said = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live=polite]');

/** Tab: the place to paste on, the button, then each file's own. Removing gives the focus back to the button. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, canvasElement, step }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await step('In', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Drop or paste here' })).toHaveFocus();
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await expect(canvas.getByRole('group', { name: 'Photos of your hair' })).toHaveAccessibleDescription(
        'Up to three pictures, 10 MB each.',
      );
    });
    await step('Chosen', async () => {
      await userEvent.upload(picker(canvasElement), [photo('front.jpg'), photo('top.jpg')]);
      const list = within(canvas.getByRole('list', { name: 'Chosen files' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(2);
      await expect(said(canvasElement)).toHaveTextContent('front.jpg, top.jpg added');
    });
    await step('Removed', async () => {
      const remove = canvas.getByRole('button', { name: 'Remove front.jpg' });
      remove.focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith('front.jpg');
      await expect(canvas.queryByText('front.jpg')).not.toBeInTheDocument();
      await expect(button).toHaveFocus();
      await expect(said(canvasElement)).toHaveTextContent('front.jpg removed');
    });
  },
});

/** What is wrong with a file is said in words, with its name; the others are taken. */
export const Refused = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.upload(picker(canvasElement), [paper, photo('front.jpg')], { applyAccept: false });
    const message = '“letter.pdf” is of a type we cannot take. Choose another file';
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      `Up to three pictures, 10 MB each. ${message}`,
    );
    await expect(said(canvasElement)).toHaveTextContent(message);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('front.jpg')).toBeInTheDocument();
    await expect(canvas.queryByText('letter.pdf')).not.toBeInTheDocument();
    await userEvent.upload(picker(canvasElement), photo('top.jpg'));
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Up to three pictures, 10 MB each.');
  },
});

/** The camera first, for a photo that is taken now. */
export const Camera = meta.story({
  args: { label: 'Your selfie', description: undefined, camera: 'user', maxFiles: 1 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Take a photo' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
    await expect(picker(canvasElement)).toHaveAttribute('capture', 'user');
  },
});

const onTheirWay: readonly ChosenFile[] = [
  { id: '1', file: photo('front.jpg'), progress: 1 },
  { id: '2', file: photo('top-of-my-head-with-wet-hair.jpg'), progress: 0.4 },
  { id: '3', file: raw, progress: 0.7, error: 'Something goes wrong, please contact support team' },
];

/** On their way, arrived, failed; what failed stays, and can be tried again. */
export const Progress = meta.story({
  args: { files: onTheirWay },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'top-of-my-head-with-wet-hair.jpg' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('Sent')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try back.heic again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('3');
  },
});

const sent = fn();

/** Sent with the form; refused by name, and the summary leads to the button. */
export const Sent = meta.story({
  render: (args) => (
    <InForm error={{ name: 'photos', message: 'Add a photo' }} onSent={sent}>
      <Kept {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Choose files' });
    await expect(await followError(canvasElement, 'Add a photo')).toBe(button);
    await expect(button).toHaveAccessibleDescription('Add a photo');
    await userEvent.upload(picker(canvasElement), photo('front.jpg'));
    await expect(button).not.toHaveAccessibleDescription('Add a photo');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['photos=front.jpg']);
  },
});

/** Takes nothing, and no focus. */
export const Disabled = meta.story({
  args: { isDisabled: true, files: onTheirWay.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Remove front.jpg' })).toBeDisabled();
    await expect(canvas.queryByText('or drop here')).not.toBeInTheDocument();
  },
});

export const LongText = meta.story({
  args: {
    label: 'Photos of the places where your hair grows thinner, in daylight and without a hat',
    description: 'Only your doctor and the healthcare team can see them.',
    errorMessage: 'Add at least one photo on which the top of the head can be seen',
    camera: 'environment',
    files: onTheirWay,
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { files: onTheirWay.slice(1, 2), camera: 'environment' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({ args: { files: onTheirWay }, globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Sheet
      rows={['empty', 'with files', 'error', 'disabled']}
      columns={['files', 'camera']}
      cell={(row, column) => (
        <FileDrop
          {...args}
          style={{ inlineSize: '20rem' }}
          label={`Photos, ${row}, ${column}`}
          strings={{ list: `Chosen files, ${row}, ${column}` }}
          files={row === 'with files' || row === 'disabled' ? onTheirWay : []}
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

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
