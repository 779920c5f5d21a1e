import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ConsentNotice, type ConsentNoticeProps } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/ConsentNotice',
  component: ConsentNotice,
  args: {
    onAccept: fn(),
    onDecline: fn(),
    details: (
      <Link href="/privacy" variant="standalone">
        How we handle your data
      </Link>
    ),
  },
  parameters: { layout: 'fullscreen' },
  // At the bottom of a page, as in the app.
  decorators: [
    (Story, { name }) =>
      name.startsWith('Sheet') ? (
        <div style={{ padding: 16 }}>{Story()}</div>
      ) : (
        <div style={{ display: 'grid', alignItems: 'end', minBlockSize: '100dvh' }}>{Story()}</div>
      ),
  ],
});

/** A region with a name; it takes no focus, and nothing is preselected. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Can we use analytics?' })).toBeVisible();
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('switch')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

const traits = [
  'backgroundColor',
  'color',
  'borderTopColor',
  'fontSize',
  'fontWeight',
  'width',
  'height',
] as const;

/** Both buttons have the same appearance and size. */
export const EqualWeight = meta.story({
  play: async ({ canvas }) => {
    const [decline, accept] = ['Decline', 'Accept'].map((name) =>
      getComputedStyle(canvas.getByRole('button', { name })),
    );
    for (const trait of traits) await expect(accept?.[trait]).toBe(decline?.[trait]);
  },
});

/** Details link, Decline, Accept; the page stays usable. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => (
    <>
      <Button>Of the page</Button>
      <ConsentNotice {...args} />
    </>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Of the page' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
});

/** Escape does not choose. */
export const NoAnswer = meta.story({
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(args.onAccept).not.toHaveBeenCalled();
    await expect(args.onDecline).not.toHaveBeenCalled();
  },
});

function Asking(props: ConsentNoticeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <ConsentNotice
      {...props}
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
      onAccept={close}
      onDecline={close}
    />
  );
}

/** Once answered, a button shows the question again. Focus moves with them, and the question is announced. */
export const Answered = meta.story({
  render: (args) => <Asking {...args} />,
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Privacy choices' }));
    await expect(canvas.getByRole('region', { name: 'Can we use analytics?' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('There is a question about analytics');
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }));
    await expect(canvas.getByRole('button', { name: 'Privacy choices' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** A browser that refuses tracking is not asked, and there is no choice to change. */
export const NotAsked = meta.story({
  tags: ['check'],
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

/** The notice does not hide the focused element of the page. */
export const FocusNotCovered = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  render: (args) => (
    <>
      <p style={{ blockSize: '70vh' }}>The page.</p>
      <Link href="/below">Below</Link>
      <p style={{ blockSize: '100vh' }}>More of it.</p>
      <ConsentNotice {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Below' });
    link.focus();
    const notice = canvas.getByRole('region');
    await waitFor(() =>
      expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(notice.getBoundingClientRect().top),
    );
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: { strings: { accept: 'Yes, you can measure my visits', decline: "No, don't measure my visits" } },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  globals: onPhone,
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem' }}>
      {/* One container each, or both would stick to the same place. */}
      <div>
        <ConsentNotice {...args} />
      </div>
      <div>
        <ConsentNotice {...args} details={undefined} strings={{ title: 'Without details' }} />
      </div>
      <ConsentNotice {...args} isOpen={false} onOpen={() => {}} />
    </div>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { ...onPhone, scheme: 'dark' },
});
