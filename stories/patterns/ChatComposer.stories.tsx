import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { smallTargets } from '../targets.ts';

/** Page that stores the draft. */
function Page({ text: atFirst, onTextChange, onSend, ...rest }: ComponentProps<typeof ChatComposer>) {
  const [text, setText] = useState(atFirst);
  return (
    <ChatComposer
      {...rest}
      text={text}
      onTextChange={(next) => {
        setText(next);
        onTextChange(next);
      }}
      onSend={() => {
        setText('');
        onSend();
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Patterns/Messages/ChatComposer',
  component: ChatComposer,
  args: {
    text: '',
    onTextChange: fn(),
    onSend: fn(),
    onAttach: fn(),
    onRemoveAttachment: fn(),
  },
  render: (args) => <Page {...args} />,
});

const report = { name: 'lab-report.pdf', size: 240_000 };
const photo = { name: 'scalp.jpg', size: 1_200_000, previewUrl: productPicture };

/** Autocomplete is off: the browser would store an unsent message in its own files, beyond the end of the session. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAttribute('autocomplete', 'off');
  },
});

/** Attach, write, send; Enter adds a line, Ctrl with Enter sends; focus stays in the field. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('An empty message cannot be sent', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
    });
    await step('Enter adds a line', async () => {
      await userEvent.keyboard('Hello{Enter}there');
      await expect(field).toHaveValue('Hello\nthere');
      await expect(args.onSend).not.toHaveBeenCalled();
    });
    await step('Ctrl with Enter sends', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).toHaveBeenCalledTimes(1);
      await expect(field).toHaveValue('');
      await expect(field).toHaveFocus();
    });
    await step('Cmd with Enter and the button send', async () => {
      await userEvent.keyboard('Again{Meta>}{Enter}{/Meta}');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('Once more');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledTimes(3);
      await expect(field).toHaveFocus();
    });
    await step(
      'A press of the button leaves the focus, and the keyboard of a phone, where it is',
      async () => {
        await userEvent.keyboard('And this');
        const lost = fn();
        field.addEventListener('blur', lost, { once: true });
        await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
        await expect(args.onSend).toHaveBeenCalledTimes(4);
        await expect(field).toHaveFocus();
        await expect(lost).not.toHaveBeenCalled();
      },
    );
  },
});

/** With this option, Enter sends and Shift with Enter adds a line. */
export const EnterSends = meta.story({
  args: { sendKey: 'enter' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('Hello{Shift>}{Enter}{/Shift}there');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
  },
});

/** Grows with its content and scrolls from the eighth line. */
export const Grows = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const height = () => field.getBoundingClientRect().height;
    const [one] = [height()];
    await expect(Math.round(one)).toBe(44);
    await userEvent.click(field);
    await userEvent.keyboard('One{Enter}two{Enter}three');
    await waitFor(() => expect(Math.round(height())).toBe(44 + 48));
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await userEvent.keyboard('{Enter}'.repeat(20));
    await expect(height()).toBeLessThan(260);
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await userEvent.clear(field);
    await waitFor(() => expect(height()).toBe(one));
  },
});

/** Pictures and PDF are accepted; the chosen file is passed on. */
export const Attach = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input');
    await expect(input.accept).toMatch(/^image\/jpeg,.*,\.heic,.*,application\/pdf$/);
    const file = new File(['%PDF-1.7'], 'lab-report.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    await expect(args.onAttach).toHaveBeenCalledWith(file);
    await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toBeVisible();
  },
});

/** A file alone can be sent; removing it keeps focus in the field. */
export const WithFile = meta.story({
  args: { attachment: report },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('lab-report.pdf')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeEnabled();
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Remove lab-report.pdf' });
    await expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemoveAttachment).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const WithPicture = meta.story({ args: { attachment: photo, text: 'This is how it looks today.' } });

/** The error is announced immediately. */
export const WithError = meta.story({
  args: { error: 'This file is larger than 10 MB. Choose a smaller one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is larger than 10 MB');
  },
});

/** Nothing is cut off: text over the limit is reported and cannot be sent. */
export const Limit = meta.story({
  args: { maxLength: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Eighteen letters…?');
    await expect(canvas.getByText('2 characters left', { selector: 'p > bdi' })).toBeVisible();
    await expect(field).toHaveAccessibleDescription('2 characters left');
    await userEvent.paste('four');
    await expect(canvas.getByText('2 characters over the limit', { selector: 'p > bdi' })).toBeVisible();
    // Announced once typing has paused.
    const announcement = () => canvas.getByText('2 characters over the limit', { selector: '[aria-live]' });
    await waitFor(() => expect(announcement()).toBeInTheDocument());
    await expect(field).toBeInvalid();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Eighteen letters…?four');
  },
});

/** Text can be written but not sent, with an explanation. */
export const Offline = meta.story({
  args: { isOffline: true, text: 'Should I keep taking it?' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeEnabled();
    await expect(field).toHaveAccessibleDescription(/^You're offline/);
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** Two presses send one message. */
export const Sending = meta.story({
  args: { isSending: true, text: 'Should I keep taking it?' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send message/ }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** A message can't be sent while its file is being read; another file can be chosen instead. */
export const Attaching = meta.story({
  args: { isAttaching: true, text: 'Should I keep taking it?' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('progressbar', { name: 'Adding your file…' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toBeEnabled();
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true, text: 'This chat is closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

const long = {
  text: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter '.repeat(4),
  attachment: { name: 'a_name_without_any_place_to_break_the_line_that_goes_on_and_on.pdf', size: 9_900_000 },
  error: "We couldn't read this file. Choose another one, or remove it and send the text alone.",
} as const;

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
  args: long,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    // Next to the buttons, a line would hold five characters.
    const { width } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(width).toBeGreaterThan(window.innerWidth / 2);
  },
});

/** The placeholder wraps instead of being cut. */
export const LargePlaceholder = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await expect(area.scrollHeight).toBe(area.clientHeight);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { text: 'Should I keep taking it?', attachment: report },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <Stack gap={6} style={{ maxInlineSize: 560, marginInline: 'auto' }}>
      <Page {...args} strings={{ label: 'Empty' }} />
      <Page {...args} strings={{ label: 'Lines' }} text={'Good morning.\nShould I keep taking it?'} />
      <Page {...args} strings={{ label: 'Picture' }} attachment={photo} text="How it looks" />
      <Page {...args} strings={{ label: 'File' }} attachment={report} />
      <Page
        {...args}
        strings={{ label: 'Error' }}
        error="This file is larger than 10 MB. Choose a smaller one."
      />
      <Page {...args} strings={{ label: 'Too long' }} maxLength={20} text="More than twenty characters" />
      <Page {...args} strings={{ label: 'Offline' }} isOffline text="Should I keep taking it?" />
      <Page {...args} strings={{ label: 'Sending' }} isSending text="Should I keep taking it?" />
      <Page {...args} strings={{ label: 'File being read' }} isAttaching text="How it looks" />
      <Page {...args} strings={{ label: 'Closed' }} isDisabled />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
