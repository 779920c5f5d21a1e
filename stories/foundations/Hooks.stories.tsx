import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { useRef, useState } from 'react';
import { Button } from '@patient/ui/Button';
import { useFocusOnForm, useKeptFocus } from '@patient/ui/focus';
import { useAction, useLatest, useObjectUrl } from '@patient/ui/hooks';
import { Boundary } from '@patient/ui/lazy';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Foundations/Hooks' });

const first = new Blob(['first'], { type: 'text/plain' });
const second = new Blob(['second'], { type: 'text/plain' });

function FileLink({ file }: { file: Blob | undefined }) {
  const url = useObjectUrl(file);
  return <output>{url ?? 'No file'}</output>;
}

function Files() {
  const [file, setFile] = useState<Blob | undefined>(first);
  return (
    <Stack>
      <FileLink file={file} />
      <Inline>
        <Button onPress={() => setFile(second)}>Other file</Button>
        <Button onPress={() => setFile(undefined)}>No file</Button>
      </Inline>
    </Stack>
  );
}

/** The URL of a file is never that of an earlier one, and is revoked once it isn't used. */
export const ObjectUrl = meta.story({
  render: () => <Files />,
  play: async ({ canvas }) => {
    const revoke = spyOn(URL, 'revokeObjectURL');
    const output = canvas.getByRole('status');
    await waitFor(() => expect(output).toHaveTextContent(/^blob:/));
    const before = output.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'Other file' }));
    await waitFor(() => expect(output).not.toHaveTextContent(before));
    await waitFor(() => expect(output).toHaveTextContent(/^blob:/));
    await expect(revoke).toHaveBeenCalledWith(before);
    const after = output.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'No file' }));
    await expect(output).toHaveTextContent('No file');
    await expect(revoke).toHaveBeenCalledWith(after);
  },
});

const results = { ended: fn<(isLatest: boolean) => void>(), end: () => {} };

function Attempt() {
  const start = useLatest();
  const handlePress = () => {
    const isLatest = start();
    const before = results.end;
    results.end = () => {
      before();
      results.ended(isLatest());
    };
  };
  return <Button onPress={handlePress}>Start</Button>;
}

function Attempts() {
  const [isShown, setShown] = useState(true);
  return (
    <Inline>
      {isShown && <Attempt />}
      <Button onPress={() => setShown(false)}>Leave</Button>
    </Inline>
  );
}

/** Only the latest attempt counts, and none after its component was left. */
export const OnlyLatestAttemptCounts = meta.story({
  render: () => <Attempts />,
  beforeEach: () => {
    results.end = () => {};
    results.ended.mockClear();
  },
  play: async ({ canvas }) => {
    const start = canvas.getByRole('button', { name: 'Start' });
    await userEvent.click(start);
    await userEvent.click(start);
    results.end();
    await expect(results.ended.mock.calls).toEqual([[false], [true]]);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    results.ended.mockClear();
    results.end();
    await expect(results.ended.mock.calls).toEqual([[false], [false]]);
  },
});

const action = { run: fn<() => Promise<void>>(), end: () => {} };

function Send() {
  const { run, isPending } = useAction(() => action.run());
  // Twice, as before the next render.
  const handlePress = () => void Promise.all([run(), run()]);
  return (
    <Stack>
      <Button onPress={handlePress}>Send</Button>
      <output>{isPending ? 'Sending' : 'Ready'}</output>
    </Stack>
  );
}

/** An action doesn't run twice at once. */
export const Action = meta.story({
  render: () => <Send />,
  beforeEach: () => {
    action.run.mockReset();
    action.run.mockImplementation(() => new Promise((resolve) => (action.end = resolve)));
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending');
    action.end();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ready'));
    await expect(action.run).toHaveBeenCalledOnce();
  },
});

function RemovableForm() {
  const [isOpen, setOpen] = useState(false);
  const section = useFocusOnForm<HTMLDivElement>(isOpen);
  return (
    <div ref={section}>
      {isOpen ? (
        <Inline>
          <label>
            Name <input />
          </label>
          <Button onPress={() => setOpen(false)}>Close</Button>
        </Inline>
      ) : (
        <Button onPress={() => setOpen(true)}>Edit</Button>
      )}
    </div>
  );
}

/** Focus moves to the first field, and back to the button. */
export const FocusOnForm = meta.story({
  render: () => <RemovableForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit' })).toHaveFocus());
  },
});

function Removable() {
  const [isRemoved, setRemoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(isRemoved, () => heading.current);
  return (
    <Stack>
      <h2 ref={heading} tabIndex={-1}>
        Coupon
      </h2>
      {!isRemoved && <Button onPress={() => setRemoved(true)}>Remove</Button>}
      <Button onFocus={() => setRemoved(true)}>Keep</Button>
    </Stack>
  );
}

/** Focus moves when the focused control was removed, and stays when it was elsewhere. */
export const KeptFocus = meta.story({
  render: () => (
    <Stack>
      <Removable />
      <Removable />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: 'Remove' });
    const [, keep] = canvas.getAllByRole('button', { name: 'Keep' });
    if (remove === undefined || keep === undefined) throw new Error('There are two parts');
    await userEvent.click(remove);
    await waitFor(() => expect(canvas.getAllByRole('heading')[0]).toHaveFocus());
    keep.focus();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument());
    await expect(keep).toHaveFocus();
  },
});

const failing = { isOn: true };

function Part() {
  if (failing.isOn) throw new Error('The part failed');
  return <p>The part</p>;
}

const failed = fn();

/** A part that fails is replaced, and rendered again when it is tried again. */
export const FailedPart = meta.story({
  render: () => (
    <Boundary onError={failed} fallback={(_error, retry) => <Button onPress={retry}>Try again</Button>}>
      <Part />
    </Boundary>
  ),
  beforeEach: () => {
    failing.isOn = true;
    failed.mockClear();
    // React reports it, too.
    spyOn(console, 'error').mockImplementation(() => {});
  },
  play: async ({ canvas }) => {
    await expect(failed).toHaveBeenCalled();
    const again = canvas.getByRole('button', { name: 'Try again' });
    failing.isOn = false;
    await userEvent.click(again);
    await expect(await canvas.findByText('The part')).toBeVisible();
  },
});
