import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { createToastQueue, ToastRegion, type Toast, type ToastQueue } from '@patient/ui/Toast';
import { PlainToast } from '@patient/ui/ToastQueue';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { recordAnnouncements } from '../recordAnnouncements.ts';

type Message = Omit<Toast, 'id'>;

const done: Message = { kind: 'info', message: 'Done !' };
const failed: Message = {
  kind: 'error',
  message: 'We couldn’t reach our service. Please try again in a minute.',
};

/** Queue with a timer that the story controls. */
function createManualQueue(first?: Message) {
  let ring: (() => void) | undefined;
  const delays: number[] = [];
  const queue = createToastQueue((task, delay) => {
    ring = task;
    delays.push(delay);
    return () => {
      ring = undefined;
    };
  });
  if (first) queue.show(first);
  return { queue, delays, isRunning: () => ring !== undefined, ring: () => ring?.() };
}

function Page({ queue }: { queue: ToastQueue }) {
  return (
    <Stack as="main">
      <h1>Subscriptions</h1>
      <Inline gap={3}>
        <Button onPress={() => queue.show(done)}>Show success</Button>
        <Button onPress={() => queue.show(failed)}>Show error</Button>
      </Inline>
      <ToastRegion queue={queue} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
});

const story = (first?: Message) => {
  const manualQueue = createManualQueue(first);
  return { manualQueue, render: () => <Page queue={manualQueue.queue} /> };
};

/** Live: a toast disappears after 3,000 ms. */
export const Default = meta.story({
  tags: ['message:one-at-a-time'],
  render: ({ queue }) => <Page queue={queue} />,
});

const announced = story();

/** Live regions are rendered before their text. `info` is polite, `error` interrupts. */
export const AnnouncedByTone = meta.story({
  tags: ['check'],
  render: announced.render,
  play: async ({ canvas }) => {
    const polite = canvas.getByRole('status');
    const assertive = canvas.getByRole('alert');
    await expect(polite).toBeEmptyDOMElement();
    await expect(assertive).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await waitFor(() => expect(polite).toHaveTextContent('Done !'));
    await expect(polite).toHaveAttribute('aria-live', 'polite');
    await expect(assertive).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await expect(polite).toBeEmptyDOMElement();
    await waitFor(() => expect(assertive).toHaveTextContent('We couldn’t reach our service'));
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toContainElement(assertive);
    await expect(canvas.getByRole('button', { name: 'Show error' })).toHaveFocus();
  },
});

const silent = story();

/** The page announces the result of a change itself, and the toast repeats it for the eyes only. */
export const NotAnnounced = meta.story({
  tags: ['check'],
  render: silent.render,
  play: async ({ canvas }) => {
    const texts = recordAnnouncements();
    silent.manualQueue.queue.show({ ...done, isSilent: true });
    await canvas.findByText('Done !');
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    // After the time in which the silent one would have been announced.
    await waitFor(() => expect(texts()).toHaveLength(1));
    await expect(texts()[0]).toMatch(/^We couldn’t reach our service/);
  },
});

const plain = createManualQueue(failed);

/** If the code of the region failed to load, the message is plain text. */
export const Plain = meta.story({
  render: () => <PlainToast queue={plain.queue} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach our service');
    plain.ring();
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
});

const again = story(done);

/** The same message again replaces the element, so that it's announced again. */
export const AnnouncedAgain = meta.story({
  render: again.render,
  play: async ({ canvas }) => {
    const before = await canvas.findByText('Done !');
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await expect(before).not.toBeInTheDocument();
    await expect(canvas.getByText('Done !')).toBeInTheDocument();
  },
});

const clock = story(done);

/** 3,000 ms; pauses on hover and focus, and restarts afterwards. */
export const Timer = meta.story({
  tags: ['number:toast'],
  render: clock.render,
  play: async ({ canvas, step }) => {
    const { manualQueue } = clock;
    await canvas.findByText('Done !');
    await waitFor(() => expect(manualQueue.isRunning()).toBe(true));
    await expect(manualQueue.delays.at(-1)).toBe(3000);
    await step('Hover', async () => {
      await userEvent.hover(canvas.getByText('Done !'));
      await waitFor(() => expect(manualQueue.isRunning()).toBe(false));
      await userEvent.unhover(canvas.getByText('Done !'));
      await waitFor(() => expect(manualQueue.isRunning()).toBe(true));
    });
    await step('Focus', async () => {
      canvas.getByRole('button', { name: 'Close' }).focus();
      await waitFor(() => expect(manualQueue.isRunning()).toBe(false));
      canvas.getByRole('button', { name: 'Show success' }).focus();
      await waitFor(() => expect(manualQueue.isRunning()).toBe(true));
      await expect(manualQueue.delays.at(-1)).toBe(3000);
    });
    await step('Timeout', async () => {
      manualQueue.ring();
      await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    });
  },
});

const keys = story(failed);

/** F6 focuses the toast, Escape or its button closes it, and focus returns. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: keys.render,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Notifications' });
    const before = canvas.getByRole('button', { name: 'Show error' });
    before.focus();
    await userEvent.keyboard('{F6}');
    const close = canvas.getByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(before).toHaveFocus();
    await userEvent.keyboard('{Enter}{F6}');
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(before).toHaveFocus();
  },
});

const over = story(failed);

/** Visible, announced and focusable while a dialog is open. Closing the toast keeps the dialog open. */
export const OverDialog = meta.story({
  render: () => (
    <>
      {over.render()}
      <Dialog isOpen onOpenChange={() => {}} title="Help">
        <p>How can we help you?</p>
      </Dialog>
    </>
  ),
  play: async () => {
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Help' });
    await expect(page.getByText('Subscriptions').closest('[inert]')).not.toBeNull();
    const region = await page.findByRole('region', { name: 'Notifications' });
    await expect(region.closest('[inert], [aria-hidden=true]')).toBeNull();
    await userEvent.click(within(region).getByRole('button', { name: 'Close' }));
    await expect(page.queryByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

const long = story({
  kind: 'error',
  message:
    'Your card was declined by the bank that issued it. Please contact them, or use another card on the payment page.',
});

/** A long message is never cut off at the top; it scrolls if necessary. */
export const LongLargeText = meta.story({
  tags: ['check'],
  render: long.render,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const message = await canvas.findByText(/^Your card was declined/);
    await expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await expect(close.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  render: long.render,
  globals: onPhone,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Notifications' });
    await expect(scrollsSideways()).toBe(false);
  },
});

const busy = story(done);

/** A phone with a main button at the bottom, a heading, facts, and a button that appears later. */
function BusyPage() {
  const [hasMore, setHasMore] = useState(false);
  return (
    <>
      {busy.render()}
      <p style={{ position: 'fixed', insetBlockEnd: 90, insetInline: 0 }}>Email: ada.lovell@example.com</p>
      <div style={{ position: 'fixed', insetBlockEnd: 0, insetInline: 0 }}>
        <Button variant="primary" isWide onPress={() => setHasMore(true)}>
          Continue
        </Button>
      </div>
      {hasMore && (
        <div style={{ position: 'fixed', insetBlockEnd: 60, insetInline: 0 }}>
          <h2>More</h2>
          <Button isWide>Go back</Button>
        </div>
      )}
    </>
  );
}

/** Texts and controls covered by the toast. */
function coveredTexts(toast: HTMLElement): readonly (string | null)[] {
  const own = toast.querySelector('[data-kind]')?.getBoundingClientRect() ?? new DOMRect();
  return [...document.querySelectorAll('h1, h2, p, button, a[href], label')]
    .filter((element) => !toast.contains(element))
    .filter((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const box = (element.matches('p') ? text : element).getBoundingClientRect();
      const isBeside = box.left >= own.right || box.right <= own.left;
      return !isBeside && box.top < own.bottom && box.bottom > own.top;
    })
    .map(({ textContent }) => textContent);
}

/** Covers no text or control, even one that appears later. */
export const CoversNothing = meta.story({
  render: () => <BusyPage />,
  globals: onPhone,
  play: async ({ canvas }) => {
    const toast = await canvas.findByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(coveredTexts(toast)).toEqual([]));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('heading', { name: 'More' });
    await waitFor(() => expect(coveredTexts(toast)).toEqual([]));
  },
});

const repeated = story(failed);

/** Page that can show the same message. */
function RepeatingPage() {
  const [isOnPage, setOnPage] = useState(false);
  return (
    <>
      {repeated.render()}
      <Button onPress={() => setOnPage(true)}>Show it on the page</Button>
      {isOnPage && <p>{failed.message}</p>}
    </>
  );
}

/** A message that the page shows, even a moment later, is not repeated, nor announced twice. */
export const NotRepeated = meta.story({
  render: () => <RepeatingPage />,
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Notifications' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show it on the page' }));
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
    const texts = recordAnnouncements();
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.getAllByText(failed.message)).toHaveLength(1);
    await expect(texts()).toEqual([]);
  },
});

const large = story(failed);

/** With large text, message and close button stay on the page. */
export const LargeText = meta.story({
  tags: ['check'],
  render: large.render,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const message = await canvas.findByText(failed.message);
    await expect(scrollsSideways()).toBe(false);
    const { top, width } = message.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    // Sharing the row with icon and close button would break words.
    await expect(width).toBeGreaterThan(window.innerWidth / 2);
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(Math.round(Math.min(close.width, close.height))).toBeGreaterThanOrEqual(44);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  render: story(done).render,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: story(done).render,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Notifications' });
    const { top } = region.getBoundingClientRect();
    await expect(top).toBeGreaterThan(window.innerHeight / 2);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  render: story(failed).render,
  globals: { scheme: 'dark' },
});
