import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatBubble, type ChatBubbleState } from '@patient/ui/ChatBubble';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, facePicture, productPicture } from '../pictures.ts';

const states: readonly ChatBubbleState[] = ['unsent', 'sending', 'failed', 'sent', 'read'];

const meta = preview.meta({
  title: 'Patterns/Messages/ChatBubble',
  component: ChatBubble,
  args: {
    text: 'Good morning. Some redness in the first two weeks is common.',
    name: 'Dr. Amy Wong',
    avatarUrl: facePicture,
    time: '10:42 AM',
    dateTime: '2026-11-20T10:42:00-05:00',
  },
});

const own = { isOwn: true, name: 'Ada Lovelace', text: 'Thank you. Should I keep taking it?' } as const;

/** An article with sender and time as its name. */
export const Default = meta.story({
  tags: ['chat:text'],
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article', { name: 'Dr. Amy Wong, 10:42 AM' });
    await expect(message).toHaveTextContent('Some redness in the first two weeks is common.');
    await expect(canvas.getByText('10:42 AM')).toHaveAttribute('datetime', '2026-11-20T10:42:00-05:00');
  },
});

/** The patient's own message: on the other side, from "You", with its delivery state as text. */
export const OwnMessage = meta.story({
  tags: ['chat:sent', 'chat:read'],
  args: { ...own, state: 'read' },
  play: async ({ canvas }) => {
    const message = canvas.getByRole('article', { name: 'You, 10:42 AM' });
    await expect(message).toHaveTextContent('Read');
    await expect(message).not.toHaveTextContent('Ada Lovelace');
  },
});

/** Links open in a new tab without access to this one. */
export const Links = meta.story({
  args: { text: 'Please read https://help.example/rash, then tell me.\nNot this: javascript:alert(1)' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'https://help.example/rash');
    await expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(links[0]).toHaveAttribute('target', '_blank');
    await expect(links[0]).toHaveAccessibleName('https://help.example/rash (opens in a new tab)');
  },
});

/** Markup stays plain text. */
export const Markup = meta.story({
  args: { text: '<img src=x onerror=alert(1)> & <b>bold</b>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)> & <b>bold</b>')).toBeVisible();
    await expect(canvasElement.querySelector('article b')).toBeNull();
  },
});

/** The error is announced once. When the focused retry button disappears, focus moves to the message. */
export const Failed = meta.story({
  tags: ['chat:failed'],
  args: { ...own, state: 'failed', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await userEvent.tab();
    const again = canvas.getByRole('button', { name: 'Try again' });
    await expect(again).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('article', { name: 'You, 10:42 AM' })).toHaveFocus();
    await expect(again.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** Alternative text; a loading or broken picture takes the same space. */
export const Pictures = meta.story({
  tags: ['chat:image'],
  render: (args) => (
    <Stack>
      <ChatBubble {...args} kind="image" text="" fileUrl={productPicture} />
      <ChatBubble {...args} kind="image" text="The bottle from the side" fileUrl={productPicture} />
      <ChatBubble {...args} kind="image" text="" />
      <ChatBubble {...args} kind="image" text="" fileUrl={brokenPicture} />
      <ChatBubble {...args} kind="image" text="" fileUrl="javascript:alert(1)" />
      <ChatBubble {...args} kind="image" text="" fileUrl="" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The bottle from the side' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText(/^Your browser can't show this picture/)).toHaveLength(2));
    await expect(canvas.getByText("We couldn't load this picture.")).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Picture from Dr. Amy Wong' })).toBeVisible();
    await expect(canvas.getByText('Loading picture…')).toBeInTheDocument();
    const heights = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect().height);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  },
});

/** A picture opens large. One that can't be shown has its name, the reason and a download in the same space. */
export const PictureActions = meta.story({
  args: { kind: 'image', onOpen: fn(), onDownload: fn() },
  render: (args) => (
    <Stack>
      <ChatBubble {...args} text="bottle.jpg" fileUrl={productPicture} />
      <ChatBubble {...args} text="" fileName="picture-2026-11-20.heic" fileUrl={brokenPicture} />
      <ChatBubble {...args} text="rash.tif" fileUrl="" />
    </Stack>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open bottle.jpg' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    // Shown, and part of the button's name.
    await waitFor(() => expect(canvas.getAllByText('picture-2026-11-20.heic')).toHaveLength(2));
    await expect(
      canvas.getByText("Your browser can't show this picture. Download it to see it."),
    ).toBeVisible();
    await expect(canvas.getByText("We couldn't load this picture.")).toBeVisible();
    const download = canvas.getByRole('button', { name: 'Download picture-2026-11-20.heic' });
    await userEvent.click(download);
    await userEvent.click(canvas.getByRole('button', { name: 'Download rash.tif' }));
    await expect(args.onDownload).toHaveBeenCalledTimes(2);
    await expect(download.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    const heights = canvas.getAllByRole('article').map((one) => one.getBoundingClientRect().height);
    await expect(Math.max(...heights) - Math.min(...heights)).toBeLessThanOrEqual(2);
  },
});

/** While the service accepts no messages, a waiting one says when it is sent. */
export const Waiting = meta.story({
  args: {
    ...own,
    state: 'unsent',
    problem: "Our service can't take messages right now. We'll send this at 10:43 AM.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/We'll send this at 10:43 AM/)).toBeVisible();
  },
});

/** Files are downloaded, never opened here; an unsafe URL leaves the name only. */
export const Files = meta.story({
  tags: ['chat:file'],
  render: (args) => (
    <Stack>
      <ChatBubble {...args} kind="file" text="lab-report.pdf" fileSize="240 kB" fileUrl={productPicture} />
      <ChatBubble {...args} kind="file" text="on-its-way.pdf" />
      <ChatBubble {...args} kind="file" text="forbidden.pdf" fileUrl="javascript:alert(1)" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAccessibleName(/^Download lab-report\.pdf\s*240 kB$/);
    await expect(links[0]).toHaveAttribute('download', 'lab-report.pdf');
    await userEvent.tab();
    await expect(links[0]).toHaveFocus();
    await expect(links[0]?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByText('forbidden.pdf')).toBeVisible();
  },
});

/** A message without a sender. */
export const System = meta.story({
  tags: ['chat:system'],
  args: { kind: 'system', text: 'Dr. Amy Wong joined the chat' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument();
    await expect(canvas.getByText(/joined the chat/)).toBeVisible();
  },
});

const long = {
  name: 'Dr. Bartholomew Featherstonehaugh-Cholmondeley, MD, PhD, FACP',
  text: 'Pneumonoultramicroscopicsilicovolcanoconiosis_without_any_place_to_break_the_line_at_all\n\nSee https://help.example/a/very/long/address/that/goes/on/and/on?and=on and tell me.',
} as const;

/** Long words and URLs wrap, line breaks stay, nothing scrolls sideways. */
export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { ...long, isOwn: true, state: 'failed', onRetry: fn() },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The patient's own messages are on the left. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { ...own, state: 'sent' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const textBox = canvas.getByText('Thank you. Should I keep taking it?').getBoundingClientRect();
    await expect(textBox.left).toBeLessThan(document.documentElement.clientWidth / 2);
  },
});

export const AllStates = meta.story({
  tags: ['chat:sending', 'chat:sent', 'chat:read'],
  name: 'Sheet',
  render: (args) => (
    <Stack gap={5} style={{ maxInlineSize: 640, marginInline: 'auto' }}>
      <ChatBubble {...args} />
      <ChatBubble {...args} isContinued text="Please read https://help.example/rash" />
      {states.map((state) => (
        <ChatBubble
          key={state}
          {...args}
          {...own}
          state={state}
          onRetry={() => {}}
          time={`10:4${states.indexOf(state)} AM`}
        />
      ))}
      <ChatBubble {...args} kind="system" text="Dr. Amy Wong joined the chat" />
      <ChatBubble {...args} kind="file" text="lab-report.pdf" fileSize="240 kB" fileUrl={productPicture} />
      <ChatBubble {...args} {...own} kind="file" text="id.pdf" fileSize="1.2 MB" state="sending" />
      <ChatBubble {...args} kind="image" text="" fileUrl={productPicture} />
      <ChatBubble {...args} {...own} kind="image" text="My bottle" fileUrl={productPicture} state="read" />
      <ChatBubble {...args} kind="image" text="" />
      <ChatBubble {...args} kind="image" text="" fileUrl={brokenPicture} avatarUrl={undefined} />
    </Stack>
  ),
});

export const Dark = meta.story({
  ...AllStates.input,
  tags: ['check'],
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
