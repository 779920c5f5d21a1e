import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChatComposer } from '@patient/ui/ChatComposer';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { productPicture } from '../pictures.ts';
import { smallTargets } from '../targets.ts';

/** A page that keeps the draft. */
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
  title: 'Patterns/ChatComposer',
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

const report = { name: 'lab-report.pdf', size: '240 kB' };
const photo = { name: 'scalp.jpg', size: '1.2 MB', previewUrl: productPicture };

export const Default = meta.story();

/** Attach, write, send; Enter begins a line, Ctrl with Enter sends; the focus stays in the field. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await step('Nothing can be sent before something is written', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toHaveFocus();
      await userEvent.tab();
      await expect(field).toHaveFocus();
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
    });
    await step('Enter begins a line', async () => {
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
    await step('Cmd with Enter sends, and the button', async () => {
      await userEvent.keyboard('Again{Meta>}{Enter}{/Meta}');
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('Once more');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSend).toHaveBeenCalledTimes(3);
      await expect(field).toHaveFocus();
    });
  },
});

/** By option Enter sends, and Shift with Enter begins a line. */
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

/** Grows with what is written, and scrolls from the eighth line on. */
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

/** Pictures and PDF are offered; what was chosen is handed on. */
export const Attach = meta.story({
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type="file"]');
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no way to choose a file');
    await expect(input.accept).toBe('image/jpeg,image/png,image/webp,image/heic,application/pdf');
    const file = new File(['%PDF-1.7'], 'lab-report.pdf', { type: 'application/pdf' });
    await userEvent.upload(input, file);
    await expect(args.onAttach).toHaveBeenCalledWith(file);
    await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toBeVisible();
  },
});

/** A file alone is a message; taking it off leaves the focus in the field. */
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

/** What is wrong is said at once. */
export const WithError = meta.story({
  args: { error: 'This file is larger than 10 MB. Choose a smaller one.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This file is larger than 10 MB');
  },
});

/** Nothing is cut off: what is too long is said, and waits. */
export const Limit = meta.story({
  args: { maxLength: 20 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Eighteen letters…?');
    await expect(canvas.getByText('2 characters left', { selector: 'p' })).toBeVisible();
    await expect(field).toHaveAccessibleDescription('2 characters left');
    await userEvent.paste('four');
    await expect(canvas.getByText('2 characters too many', { selector: 'p' })).toBeVisible();
    // Said when the typing has paused.
    const said = () => canvas.getByText('2 characters too many', { selector: '[aria-live]' });
    await waitFor(() => expect(said()).toBeInTheDocument());
    await expect(field).toBeInvalid();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('Eighteen letters…?four');
  },
});

/** Can be written, not sent; a line says why. */
export const Offline = meta.story({
  args: { isOffline: true, text: 'Shall I go on as before?' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeEnabled();
    await expect(field).toHaveAccessibleDescription(/^You are offline/);
    await expect(canvas.getByRole('button', { name: 'Send message' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Attach a picture or PDF' })).toBeDisabled();
    await userEvent.click(field);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});

/** One press is one message. */
export const Sending = meta.story({
  args: { isSending: true, text: 'Shall I go on as before?' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send message/ }));
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onSend).not.toHaveBeenCalled();
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
  attachment: { name: 'a_name_without_any_place_to_break_the_line_that_goes_on_and_on.pdf', size: '9.9 MB' },
  error: 'This file could not be read. Choose another one, or take it off and send the words alone.',
} as const;

export const LongText = meta.story({
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  args: long,
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    // Beside the buttons a line would hold five letters.
    const { width } = canvas.getByRole('textbox').getBoundingClientRect();
    await expect(width).toBeGreaterThan(window.innerWidth / 2);
  },
});

export const RightToLeft = meta.story({
  args: { text: 'Shall I go on?', attachment: report },
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
      <Page {...args} strings={{ label: 'Lines' }} text={'Good morning.\nShall I go on as before?'} />
      <Page {...args} strings={{ label: 'Picture' }} attachment={photo} text="How it looks" />
      <Page {...args} strings={{ label: 'File' }} attachment={report} />
      <Page
        {...args}
        strings={{ label: 'Error' }}
        error="This file is larger than 10 MB. Choose a smaller one."
      />
      <Page {...args} strings={{ label: 'Too long' }} maxLength={20} text="More than twenty letters" />
      <Page {...args} strings={{ label: 'Offline' }} isOffline text="Shall I go on as before?" />
      <Page {...args} strings={{ label: 'Sending' }} isSending text="Shall I go on as before?" />
      <Page {...args} strings={{ label: 'Closed' }} isDisabled />
    </Stack>
  ),
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
