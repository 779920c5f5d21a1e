import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import {
  RecordsDownload,
  type RecordsDownloadProps,
  type RecordsDownloadState,
} from '@patient/ui/RecordsDownload';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const parts = ['treatments', 'receipts', 'orders', 'messages', 'answers'];

const meta = preview.meta({
  title: 'Patterns/Account/RecordsDownload',
  component: RecordsDownload,
  args: { parts, fileName: 'my-records.html', onStart: fn(), onCancel: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
});

export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download everything' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
});

export const Running = meta.story({
  args: { state: 'running', part: 'orders' },
  play: async ({ args, canvas }) => {
    const progress = canvas.getByRole('progressbar', { name: 'Getting your orders' });
    await expect(progress).toHaveAttribute('aria-valuetext', '3 of 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Canceled = meta.story({
  args: { state: 'canceled' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Canceled. Nothing was downloaded.')).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { state: 'failed', part: 'orders', reason: 'Check your connection.' },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't get your orders");
    await expect(alert).toHaveTextContent('Check your connection. Nothing was downloaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

export const Done = meta.story({
  args: { state: 'done' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your file my-records.html is in your downloads.')).toBeVisible();
  },
});

function Cancelable(args: RecordsDownloadProps) {
  const [state, setState] = useState<RecordsDownloadState>('running');
  return <RecordsDownload {...args} state={state} onCancel={() => setState('canceled')} />;
}

/** Focus returns to the button that started it. */
export const CancelKeepsFocus = meta.story({
  tags: ['check'],
  args: { part: 'orders' },
  render: (args) => <Cancelable {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Cancel' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Download everything' })).toHaveFocus());
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { state: 'running', part: 'orders' },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { state: 'running', part: 'orders' },
  globals: { direction: 'rtl' },
});

const states: readonly RecordsDownloadState[] = ['idle', 'running', 'canceled', 'failed', 'done'];

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={states}
      columns={['rest']}
      width="30rem"
      cell={(state) => (
        <RecordsDownload
          strings={{ title: `Your records, ${state}` }}
          state={state}
          parts={parts}
          part="orders"
          reason="Check your connection."
          fileName="my-records.html"
          onStart={fn()}
          onCancel={fn()}
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
