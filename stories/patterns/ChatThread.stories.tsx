import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '@patient/ui/Avatar';
import { Button } from '@patient/ui/Button';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { ChatThread, type ChatThreadMessage } from '@patient/ui/ChatThread';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { facePicture, productPicture } from '../pictures.ts';

const said = (place: number, rest: Partial<ChatThreadMessage> = {}): ChatThreadMessage => ({
  id: `m${place}`,
  text: `Message ${place}`,
  isOwn: place % 3 === 0,
  ...(place % 3 === 0 && { state: 'read' }),
  name: place % 3 === 0 ? 'Ada Lovelace' : 'Dr. Amy Wong',
  ...(place % 3 !== 0 && { nameHref: '/doctor-info/64f0c0ffee', avatarUrl: facePicture }),
  day: place < 40 ? '11-19-2026' : '11-20-2026',
  time: `10:${String(Math.abs(place) % 60).padStart(2, '0')} AM`,
  ...rest,
});

const many = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => said(from + place));

const talk: readonly ChatThreadMessage[] = [
  said(1, { kind: 'system', text: 'You asked about side effects', day: '11-19-2026' }),
  said(3, { text: 'Since Monday my scalp is red where I put the solution.', day: '11-19-2026' }),
  said(6, { kind: 'image', text: 'My scalp', fileUrl: productPicture, day: '11-19-2026' }),
  said(4, { text: 'Thank you, that helps. Some redness in the first two weeks is common.', day: 'Today' }),
  said(5, { text: 'Please read https://help.example/redness and write again on Friday.', day: 'Today' }),
  said(9, { text: 'I will. Shall I go on as before?', state: 'sent', day: 'Today' }),
];

const older = fn();
const writeOwn = { isOwn: true, name: 'Ada Lovelace', state: 'sending' } as const;

/** A page that holds the messages, so that stories can let some arrive. */
function Page({
  messages: atFirst,
  onLoadOlder,
  isReadOnly = false,
  ...rest
}: ComponentProps<typeof ChatThread> & { isReadOnly?: boolean }) {
  const [messages, setMessages] = useState(atFirst);
  const [count, setCount] = useState(0);
  const add = (more: Partial<ChatThreadMessage>) => {
    setCount(count + 1);
    setMessages([...messages, said(1000 + count, { day: '11-20-2026', ...more })]);
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
        <Button onPress={() => add({ name: 'Dr. Amy Wong', isOwn: false, text: 'An answer' })}>Answer</Button>
        <Button onPress={() => add({ ...writeOwn, text: 'A question' })}>Ask</Button>
      </div>
    </main>
  );
}

const meta = preview.meta({
  title: 'Patterns/ChatThread',
  component: ChatThread,
  args: {
    title: <Link href="/doctor-info/64f0c0ffee">Dr. Amy Wong</Link>,
    avatar: <Avatar name="Dr. Amy Wong" src={facePicture} isDecorative />,
    subtitle: 'Hair loss treatment',
    messages: talk,
    onReload: fn(),
    onRetryMessage: fn(),
  },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    older.mockClear();
  },
});

const boxOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('region', { name: 'Messages' });
const fromEnd = (box: HTMLElement) => box.scrollHeight - box.scrollTop - box.clientHeight;
const settled = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
const scrollTo = async (box: HTMLElement, top: number) => {
  box.scrollTop = top;
  await settled();
};

/** A region with the doctor's name, which is a link; said once, at the head: not for emergencies. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Dr. Amy Wong' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Dr. Amy Wong' })).toBeVisible();
    await expect(canvas.getAllByText(/Not for emergencies/)).toHaveLength(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await expect(canvas.getAllByText('Today')).toHaveLength(1);
    await expect(canvas.getByText('This is the start of your chat')).toBeInTheDocument();
  },
});

/** The head, then the messages, which arrow keys scroll, then what is in them. */
export const Keyboard = meta.story({
  args: { messages: many(0, 30), onLoadOlder: older },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link', { name: 'Dr. Amy Wong' })[0]).toHaveFocus();
    await userEvent.tab();
    const box = boxOf(canvas);
    await expect(box).toHaveFocus();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    await userEvent.tab();
    await expect(document.activeElement?.closest('article')).toHaveAccessibleName(/Dr\. Amy Wong/);
  },
});

/** Opens at the end, with the last 50 on the page and no more. */
export const TenThousand = meta.story({
  args: { messages: many(0, 10_000) },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    await expect(fromEnd(box)).toBeLessThanOrEqual(1);
    await expect(canvas.getAllByRole('article')).toHaveLength(50);
    await expect(within(canvas.getByRole('log')).getAllByRole('article')).toHaveLength(50);
    await expect(canvas.getByText('Message 9999')).toBeInTheDocument();
    await expect(canvas.queryByText('Message 9949')).not.toBeInTheDocument();
  },
});

/** 50 more on asking. The line that was first stays where it is, and nobody reads the older ones out. */
export const EarlierOnAsking = meta.story({
  args: { messages: many(0, 10_000), onLoadOlder: older },
  play: async ({ canvas }) => {
    const box = boxOf(canvas);
    const button = canvas.getByRole('button', { name: 'Show earlier messages' });
    button.focus();
    await settled();
    const line = canvas.getByText('Message 9960');
    const before = line.getBoundingClientRect().top;
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('Message 9900')).toBeInTheDocument());
    await expect(Math.abs(line.getBoundingClientRect().top - before)).toBeLessThanOrEqual(2);
    await expect(within(canvas.getByRole('log')).queryByText('Message 9900')).not.toBeInTheDocument();
    await expect(fromEnd(box)).toBeGreaterThan(1000);
    await expect(older).not.toHaveBeenCalled();
  },
});

/** Reaching the top asks too, and then the service, when all that is known is on the page. */
export const EarlierAtTheTop = meta.story({
  args: { messages: many(0, 60), hasOlder: true, onLoadOlder: older },
  play: async ({ canvas, step }) => {
    const box = boxOf(canvas);
    await step('What is known is shown, and what is not is asked for', async () => {
      const line = canvas.getByText('Message 14');
      const top = () => line.getBoundingClientRect().top;
      const atTheTop = top() + box.scrollTop - 1;
      await scrollTo(box, 1);
      await waitFor(() => expect(older).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(canvas.getByText('Message -40')).toBeInTheDocument());
      await expect(Math.abs(top() - atTheTop)).toBeLessThanOrEqual(2);
    });
    await step('Nothing was lost or doubled', async () => {
      await expect(canvas.getAllByText('Message 20')).toHaveLength(1);
      await expect(older).toHaveBeenCalledTimes(1);
    });
  },
});

/** At the end it stays at the end. */
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

/** A picture that comes before the browser has told of the way to the end is no reason to leave it. */
export const PictureComesLate = meta.story({
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

/** Whoever reads above is left there, and told. The way down is a button, and the focus is kept. */
export const NewMessages = meta.story({
  args: { messages: many(0, 80) },
  play: async ({ canvas, step }) => {
    const box = boxOf(canvas);
    await step('Reading above', async () => {
      await scrollTo(box, 400);
      const line = canvas.getByText('Message 40');
      const before = line.getBoundingClientRect().top;
      await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
      await expect(await canvas.findByRole('button', { name: 'New messages' })).toBeVisible();
      await expect(line.getBoundingClientRect().top).toBe(before);
    });
    await step('Down to it', async () => {
      canvas.getByRole('button', { name: 'New messages' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
      await expect(box).toHaveFocus();
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: 'New messages' })).not.toBeInTheDocument(),
      );
    });
    await step('What one writes is gone to', async () => {
      await scrollTo(box, 400);
      await userEvent.click(canvas.getByRole('button', { name: 'Ask' }));
      await waitFor(() => expect(fromEnd(box)).toBeLessThanOrEqual(1));
      await expect(canvas.getByText('A question')).toBeVisible();
    });
  },
});

/** A new message is added; those that are there stay the same elements. */
export const OneMore = meta.story({
  args: { messages: many(0, 50) },
  play: async ({ canvas }) => {
    const nodes = canvas.getAllByRole('article');
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(canvas.getAllByRole('article').slice(0, 50)).toEqual(nodes);
  },
});

/** A message that was not sent can be sent from where it stands. */
export const Failed = meta.story({
  tags: ['chat:failed'],
  args: { messages: [...talk, said(12, { text: 'Hello?', state: 'failed', day: 'Today' })] },
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
  args: { messages: [], error: 'The service did not answer.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't load your messages").closest('[role="alert"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

/** What is here stays, and a line says that the rest will come: the composer's, or the thread's own. */
export const Offline = meta.story({
  tags: ['chat:unsent'],
  args: { isOffline: true, messages: [...talk, said(12, { text: 'Hello?', state: 'unsent', day: 'Today' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting to send')).toBeVisible();
    await expect(canvas.getAllByText(/^You are offline\. Your draft/)[0]).toBeInTheDocument();
    await expect(canvas.queryByText(/new messages come/)).not.toBeInTheDocument();
  },
});

export const OfflineWithoutComposer = meta.story({
  ...Offline.input,
  render: (args) => <Page {...args} isReadOnly />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/new messages come/).closest('output')).toBeVisible();
  },
});

export const LoadingOlder = meta.story({
  args: { messages: many(0, 50), hasOlder: true, isLoadingOlder: true },
  play: async ({ canvas }) => {
    await scrollTo(boxOf(canvas), 0);
    await expect(canvas.getByRole('progressbar', { name: 'Loading earlier messages…' })).toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: onPhone });

export const LongText = meta.story({
  args: {
    title: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley, MD, PhD, FACP',
    subtitle: 'Erectile dysfunction treatment, awaiting manual pharmacy address verification',
    messages: [
      said(1, { text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3) }),
    ],
  },
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ name: 'Sheet, dark', globals: { scheme: 'dark' } });
