import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '@patient/ui/Avatar';
import { Button } from '@patient/ui/Button';
import { ChatComposer } from '@patient/ui/ChatComposer';
import {
  ChatThread,
  type ChatThreadMessage,
  type ReceivedMessage,
  type SentMessage,
} from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { recordAnnouncements } from '../recordAnnouncements.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { facePicture, productPicture } from '../pictures.ts';
import type { Canvas } from '../canvas.ts';

const contentOf = (index: number) => ({
  id: `m${index}`,
  text: `Message ${index}`,
  day: index < 40 ? 'Nov 19, 2026' : 'Nov 20, 2026',
  time: `10:${String(Math.abs(index) % 60).padStart(2, '0')} AM`,
});

const received = (index: number, rest: Partial<ReceivedMessage> = {}): ReceivedMessage => ({
  ...contentOf(index),
  name: 'Dr. Amy Wong',
  avatarUrl: facePicture,
  ...rest,
});

const own = (
  index: number,
  state: Exclude<ChatThreadMessage['state'], undefined>,
  rest: Partial<Omit<SentMessage, 'isOwn' | 'state'>> = {},
): ChatThreadMessage => ({ ...contentOf(index), name: 'Ada Lovelace', isOwn: true, state, ...rest });

const textMessage = (index: number) => (index % 3 === 0 ? own(index, 'read') : received(index));

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => textMessage(from + index));

const conversation: readonly ChatThreadMessage[] = [
  received(1, { kind: 'system', text: 'You asked about side effects', day: 'Nov 19, 2026' }),
  own(3, 'read', {
    text: 'My scalp has been red where I apply the solution since Monday.',
    day: 'Nov 19, 2026',
  }),
  own(6, 'read', { kind: 'image', text: 'My scalp', fileUrl: productPicture, day: 'Nov 19, 2026' }),
  received(4, {
    text: 'Thank you, that helps. Some redness in the first two weeks is common.',
    day: 'Today',
  }),
  received(5, {
    text: 'Please read https://help.example/redness and write again on Friday.',
    day: 'Today',
  }),
  own(9, 'sent', { text: 'I will. Should I keep taking it?', day: 'Today' }),
];

const older = fn();

/** Page that stores the messages, so that stories can add some. */
function Page({
  messages: atFirst,
  onLoadOlder,
  isReadOnly = false,
  ...rest
}: ComponentProps<typeof ChatThread> & { isReadOnly?: boolean }) {
  const [messages, setMessages] = useState(atFirst);
  const [count, setCount] = useState(0);
  const add = (create: (index: number) => ChatThreadMessage) => {
    setCount(count + 1);
    setMessages([...messages, create(1000 + count)]);
  };
  const load = () => {
    onLoadOlder?.();
    const first = Number(messages[0]?.id.slice(1));
    setMessages([...many(first - 50, first), ...messages]);
  };
  return (
    <main style={{ display: 'flex', flexDirection: 'column', gap: 8, blockSize: '40rem' }}>
      <div style={{ flex: '1 1 0', minBlockSize: 0 }}>
        <ChatThread
          {...rest}
          messages={messages}
          onLoadOlder={load}
          composer={
            isReadOnly ? undefined : (
              <ChatComposer
                text=""
                onTextChange={() => {}}
                onSend={() => {}}
                onAttach={() => {}}
                isOffline={rest.isOffline ?? false}
              />
            )
          }
        />
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <Button onPress={() => add((index) => received(index, { text: 'An answer' }))}>Answer</Button>
        <Button onPress={() => add((index) => own(index, 'sending', { text: 'A question' }))}>Ask</Button>
      </div>
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/Messages/ChatThread',
  component: ChatThread,
  args: {
    title: <Link href="/doctor-info/64f0c0ffee">Dr. Amy Wong</Link>,
    avatar: <Avatar name="Dr. Amy Wong" src={facePicture} isDecorative />,
    subtitle: 'Hair loss treatment',
    messages: conversation,
    onReload: fn(),
    onRetryMessage: fn(),
  },
  // As plain text in the controls.
  argTypes: { title: { type: 'string' } },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    older.mockClear();
  },
});

const boxOf = (canvas: Canvas) => canvas.getByRole('region', { name: 'Messages' });
const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;
const settled = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
const scrollTo = async (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  await settled();
};

const headOf = (canvas: Canvas) => {
  const head = canvas.getByRole('region', { name: 'Dr. Amy Wong' }).querySelector('header');
  if (!head) throw new Error('The thread has no header');
  return head;
};

/** A region with the doctor's name; its header has a link to the doctor and the emergency notice. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dr. Amy Wong' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dr. Amy Wong' })).toBeVisible();
    await expect(within(headOf(canvas)).getByText(/Not for emergencies/)).toBeVisible();
    await expect(canvas.getAllByText(/Not for emergencies/)).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByText('Today')).toHaveLength(1);
    await expect(canvas.getByText('This is the start of your chat')).toBeInTheDocument();
  },
});

/** The emergency notice stays visible above the messages, which have most of a phone screen. */
export const EmergencyAtTop = meta.story({
  tags: ['check'],
  globals: onPhone,
  args: { messages: many(0, 24) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    const notice = within(headOf(canvas)).getByText(/Not for emergencies/);
    for (const top of [0, box.scrollHeight]) {
      await scrollTo(box, top);
      await expect(notice).toBeVisible();
      await expect(notice.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(notice.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        box.getBoundingClientRect().top,
      );
    }
    await expect(headOf(canvas).offsetHeight).toBeLessThan(box.clientHeight / 2);
  },
});

/** Tab order: header, messages (scrollable with arrow keys), then their links and buttons. */
export const Keyboard = meta.story({
  tags: ['check'],
  args: { messages: many(0, 24), onLoadOlder: older },
  play: async ({ canvas }) => {
    await userEvent.tab();
    // The only link to the doctor.
    await expect(canvas.getByRole('link', { name: 'Dr. Amy Wong' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'call 911' })).toHaveFocus();
    await userEvent.tab();
    const box = boxOf(canvas);
    await expect(box).toHaveFocus();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
  },
});

/** Opens at the end with only the last messages rendered. */
export const TenThousandMessages = meta.story({
  args: { messages: many(0, 10_000) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    await expect(fromEnd(box)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(within(canvas.getByRole('log')).getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByText('Message 9999')).toBeInTheDocument();
    await expect(canvas.queryByText('Message 9975')).not.toBeInTheDocument();
  },
});

/** Shows 64 more. The first visible message keeps its position, and only the number of the older ones is announced. */
export const LoadEarlier = meta.story({
  args: { messages: many(0, 10_000), onLoadOlder: older },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    // Below the top, where scrolling alone shows more.
    await scrollTo(box, 60);
    canvas.getByRole('button', { name: 'Show earlier messages' }).focus({ preventScroll: true });
    const line = canvas.getByText('Message 9980');
    const before = line.getBoundingClientRect().top;
    const announced = recordAnnouncements();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Message 9912')).toBeInTheDocument());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2);
    await expect(within(canvas.getByRole('log')).queryByText('Message 9912')).not.toBeInTheDocument();
    await waitFor(() => expect(announced()).toEqual(['64 earlier messages']));
    await expect(fromEnd(box)).toBeGreaterThan(1000);
    await expect(older).not.toHaveBeenCalled();
  },
});

/** The button disappears with the last page; focus moves to the messages without scrolling. */
export const LoadFirstMessage = meta.story({
  tags: ['check'],
  args: { messages: many(0, 60) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    canvas.getByRole('button', { name: 'Show earlier messages' }).focus();
    await settled();
    const line = canvas.getByText('Message 40');
    const before = line.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Message 0')).toBeInTheDocument());
    await expect(canvas.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
    await waitFor(() => expect(box).toHaveFocus());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2);
  },
});

/** Scrolling to the top also shows more, and requests older messages once all loaded ones are rendered. */
export const LoadEarlierByScrolling = meta.story({
  args: { messages: many(0, 60), hasOlder: true, onLoadOlder: older },
  play: async ({ canvas, step }) => {
    const box = boxOf(canvas);
    await step('Shows known messages and requests older ones', async () => {
      const line = canvas.getByText('Message 40');
      const top = () => line.getBoundingClientRect().top;
      const atTop = top() + box.scrollTop - 1;
      await scrollTo(box, 1);
      await waitFor(() => expect(older).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(canvas.getByText('Message -10')).toBeInTheDocument());
      await expect(Math.abs(top() - atTop)).toBeLessThanOrEqual(2);
    });
    await step('Nothing is lost or duplicated', async () => {
      await expect(canvas.getAllByText('Message 20')).toHaveLength(1);
      await expect(older).toHaveBeenCalledTimes(1);
    });
  },
});

/** If the newest page is too short to scroll, the previous one is loaded, once. */
export const FillsAShortPage = meta.story({
  tags: ['check'],
  args: { messages: many(58, 60), hasOlder: true, onLoadOlder: older },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    await expect(await canvas.findByText('Message 57')).toBeInTheDocument();
    await waitFor(() => expect(box.scrollHeight).toBeGreaterThan(box.clientHeight));
    await expect(fromEnd(box)).toBeLessThanOrEqual(1);
    await expect(older).toHaveBeenCalledTimes(1);
    await expect(within(canvas.getByRole('log')).queryByText('Message 57')).not.toBeInTheDocument();
  },
});

/** Stays at the end when messages are added. */
export const StaysAtTheEnd = meta.story({
  args: { messages: many(0, 80) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(within(canvas.getByRole('log')).getByText('An answer')).toBeVisible();
    await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
    box.style.blockSize = '200px';
    box.style.flex = 'none';
    await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
  },
});

/** A picture that loads before the scroll event keeps the thread at the end. */
export const PictureLoadsLater = meta.story({
  args: { messages: many(0, 80) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    await expect(fromEnd(box)).toBeLessThanOrEqual(1);
    const last = canvas.getByText('Message 79');
    last.style.paddingBlockStart = '240px';
    box.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
    await expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument();
  },
});

/** Keeps the position when scrolled up, with a button to the new messages that keeps focus. */
export const NewMessages = meta.story({
  args: { messages: many(0, 80) },
  play: async ({ canvas, step }) => {
    const box = boxOf(canvas);
    await step('Keeps the position while scrolled up', async () => {
      await scrollTo(box, 400);
      const line = canvas.getByText('Message 62');
      const before = line.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
      await expect(line.getBoundingClientRect().top).toBe(before);
    });
    await step('Scrolls down to the new messages', async () => {
      canvas.getByRole('button', { name: 'New messages' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
      await expect(box).toHaveFocus();
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument(),
      );
    });
    await step("Scrolls to the patient's own message", async () => {
      await scrollTo(box, 400);
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
      await expect(canvas.getByText('A question')).toBeVisible();
    });
  },
});

/** A new message is added without remounting the others. */
export const AppendsMessage = meta.story({
  args: { messages: many(0, 50) },
  play: async ({ canvas }) => {
    const nodes = canvas.getAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getAllByRole('article').slice(0, nodes.length)).toEqual(nodes);
  },
});

/** A failed message can be resent in place. */
export const Failed = meta.story({
  tags: ['chat:failed'],
  args: { messages: [...conversation, own(12, 'failed', { text: 'Hello?', day: 'Today' })] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryMessage).toHaveBeenCalledWith('m12');
  },
});

export const Empty = meta.story({
  args: { messages: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
    const log = canvas.getByRole('log');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(within(log).getByText('An answer')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { messages: [], isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading messages…')).toHaveRole('status');
    await expect(canvas.queryByRole('log')).not.toBeInTheDocument();
  },
});

export const WithError = meta.story({
  args: { messages: [], error: "The service didn't respond." },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't load your messages").closest('[role="alert"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('region', { name: 'Messages' })).toHaveFocus();
  },
});

/** The messages stay, and the composer or the thread shows that the device is offline. */
export const Offline = meta.story({
  tags: ['chat:unsent'],
  args: {
    isOffline: true,
    messages: [...conversation, own(12, 'unsent', { text: 'Hello?', day: 'Today' })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting to send')).toBeVisible();
    await expect(canvas.getAllByText(/^You're offline\. Your draft/)[0]).toBeInTheDocument();
    await expect(canvas.queryByText(/New messages will show up/)).not.toBeInTheDocument();
  },
});

export const OfflineWithoutComposer = meta.story({
  ...Offline.input,
  render: (args) => <Page {...args} isReadOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/New messages will show up/).closest('output')).toBeVisible();
  },
});

export const LoadingOlder = meta.story({
  args: { messages: many(0, 50), hasOlder: true, isLoadingOlder: true },
  play: async ({ canvas }) => {
    await scrollTo(boxOf(canvas), 0);
    await expect(canvas.getByRole('progressbar', { name: 'Loading earlier messages…' })).toBeInTheDocument();
  },
});

export const Phone = meta.story({ tags: ['check'], globals: onPhone });

export const LongText = meta.story({
  tags: ['check'],
  args: {
    title: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley, MD, PhD, FACP',
    subtitle: 'Erectile dysfunction treatment, awaiting manual pharmacy address verification',
    messages: [
      received(1, {
        text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
      }),
    ],
  },
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
