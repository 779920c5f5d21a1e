import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Alert, RetryAlert, type AlertTone } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import preview from '../../.storybook/preview.tsx';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const retry = fn();

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  args: {
    title: 'A dose change is waiting',
    children: 'Your doctor is reviewing it and usually answers within 24 hours.',
  },
});

/** Static content isn't announced. The icon has the tone as its name. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Note:' })).toBeVisible();
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
  },
});

export const WithAction = meta.story({
  args: {
    tone: 'danger',
    title: 'Your last payment didn’t go through',
    children: 'We’ll try again on Friday. You can add another card now.',
    action: <Button>Update card</Button>,
  },
});

/** With a button to try again, in place of content that failed to load. */
export const Retry = meta.story({
  render: () => (
    <section tabIndex={-1} aria-label="Messages">
      <RetryAlert title="We couldn't load your messages" onRetry={retry}>
        Check your connection.
      </RetryAlert>
    </section>
  ),
  beforeEach: () => {
    retry.mockClear();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your messages");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    // The alert, and with it the button, is about to go.
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
});

/** An alert that stays during the retry keeps the focus on its pending button. */
export const Retrying = meta.story({
  render: function Render() {
    const [isRetrying, setRetrying] = useState(false);
    return (
      <section tabIndex={-1} aria-label="Messages">
        <RetryAlert
          title="We couldn't load your messages"
          isRetrying={isRetrying}
          onRetry={() => setRetrying(true)}
        >
          Check your connection.
        </RetryAlert>
      </section>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
  },
});

/** An error that appears while the patient is on the page is announced immediately. */
export const LiveDanger = meta.story({
  args: {
    tone: 'danger',
    isLive: true,
    title: 'Not saved',
    children: 'Check your connection and try again.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Not savedCheck your connection and try again.',
    );
  },
});

/** A success is announced politely, once per change, in a live region that is rendered before it. */
export const LiveSuccess = meta.story({
  args: { tone: 'success', isLive: true, title: undefined },
  render: function Render(args) {
    const [until, setUntil] = useState<string>();
    return (
      <>
        <Button onPress={() => setUntil(until === undefined ? 'Mar 3' : 'Apr 3')}>Pause</Button>
        {until !== undefined && <Alert {...args}>Paused until {until}.</Alert>}
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    const pause = canvas.getByRole('button', { name: 'Pause' });
    await userEvent.click(pause);
    await expect(canvas.getByRole('status')).toHaveTextContent('Paused until Mar 3.');
    await waitFor(() => expect(announced()).toEqual(['Done: Paused until Mar 3.']));
    await userEvent.click(pause);
    await waitFor(() =>
      expect(announced()).toEqual(['Done: Paused until Mar 3.', 'Done: Paused until Apr 3.']),
    );
  },
});

/** A focused alert is not announced again. */
export const LiveFocused = meta.story({
  tags: ['check'],
  render: function Render() {
    const [isSaved, setSaved] = useState(false);
    return (
      <>
        <Button onPress={() => setSaved(true)}>Save</Button>
        {isSaved && (
          <Alert isLive tabIndex={-1} ref={(alert) => alert?.focus()}>
            Your card is saved.
          </Alert>
        )}
        {isSaved && <Alert isLive>Your next charge is on Friday.</Alert>}
      </>
    );
  },
  play: async ({ canvas }) => {
    const announced = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(announced()).toEqual(['Note: Your next charge is on Friday.']));
  },
});

/** Can be dismissed with a pointer or the keyboard. */
export const Dismissible = meta.story({
  args: { tone: 'warning', action: <Button>View change</Button>, onDismiss: fn() },
  render: function Render({ onDismiss, ...args }) {
    const [isOpen, setOpen] = useState(true);
    const close = () => {
      setOpen(false);
      onDismiss?.();
    };
    return isOpen ? <Alert {...args} onDismiss={close} /> : <p>Dismissed</p>;
  },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'View change' })).toHaveFocus();
    await userEvent.tab();
    const dismiss = canvas.getByRole('button', { name: 'Dismiss' });
    await expect(dismiss).toHaveFocus();
    const { width, height } = dismiss.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Dismissed')).toBeVisible();
  },
});

const long = {
  tone: 'warning',
  title: 'Your follow-up questionnaire was due before your last delivery',
  children:
    'Without it, your doctor can’t renew your prescription, and deliveries stop at the end of the period you’ve already paid for.',
  action: <Button>Answer the questionnaire</Button>,
  onDismiss: fn(),
} as const;

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: { ...onPhone, direction: 'rtl' },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

const news: Readonly<Record<AlertTone, Readonly<Record<'title' | 'text' | 'action', string>>>> = {
  info: {
    title: 'A dose change is waiting',
    text: 'Your doctor usually answers within 24 hours.',
    action: 'View change',
  },
  success: {
    title: 'Your package was delivered',
    text: 'It arrived on Tuesday.',
    action: 'Track it',
  },
  warning: {
    title: 'A follow-up is due',
    text: 'Complete it by Friday so we can ship your delivery.',
    action: 'Answer now',
  },
  danger: {
    title: 'Your last payment didn’t go through',
    text: 'We’ll try again on Friday.',
    action: 'Update card',
  },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={['info', 'success', 'warning', 'danger']}
      columns={['text', 'with everything']}
      cell={(tone, kind) =>
        kind === 'text' ? (
          <Alert tone={tone}>{news[tone].text}</Alert>
        ) : (
          <Alert
            tone={tone}
            title={news[tone].title}
            action={<Button>{news[tone].action}</Button>}
            onDismiss={() => {}}
          >
            {news[tone].text}
          </Alert>
        )
      }
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
