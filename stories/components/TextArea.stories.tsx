import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextArea } from '@patient/ui/TextArea';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  args: { label: 'Anything the doctor should know?', name: 'note', onChange: fn() },
});

export const Default = meta.story();

/** Tab moves in and out; Enter inserts a line break. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Anything the doctor should know?' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Asthma{Enter}since 1990');
    await expect(area).toHaveValue('Asthma\nsince 1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asthma\nsince 1990');
    await userEvent.tab();
    await expect(area).not.toHaveFocus();
  },
});

const height = (element: Element) => element.getBoundingClientRect().height;

/** Grows and shrinks with the text, and scrolls above the maximum height. */
export const Grows = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    const empty = height(area);
    await userEvent.click(area);
    await userEvent.paste('one\ntwo');
    await expect(height(area)).toBe(empty);
    await userEvent.paste('\nthree\nfour\nfive\n');
    await expect(height(area)).toBeGreaterThan(empty);
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight);
    await userEvent.paste('line\n'.repeat(60));
    await expect(height(area)).toBeLessThanOrEqual(320);
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight);
    await userEvent.clear(area);
    await expect(height(area)).toBe(empty);
  },
});

/**
 * Always visible, and announced near the limit after a pause in typing. The limit is announced with the field. Text is
 * never truncated.
 */
export const Counter = meta.story({
  args: { characterLimit: 40 },
  play: async ({ canvas, canvasElement }) => {
    const live = canvasElement.querySelector('[aria-live=polite]');
    const area = canvas.getByRole('textbox');
    await expect(area).toHaveAccessibleDescription('Up to 40 characters');
    await expect(canvas.getByText('40 characters left')).toBeVisible();
    await userEvent.type(area, 'I take');
    await expect(canvas.getByText('34 characters left')).toBeVisible();
    await expect(live).toBeEmptyDOMElement();
    await userEvent.type(area, ' ibuprofen sometimes');
    await waitFor(() => expect(live).toHaveTextContent('14 characters left'));
    await userEvent.type(area, ', and aspirin now and then');
    await waitFor(() => expect(live).toHaveTextContent('12 characters over the limit'));
    await expect(area).toHaveValue('I take ibuprofen sometimes, and aspirin now and then');
  },
});

const onSubmitted = fn();

/** An error by name is linked from the error summary and cleared by an edit. */
export const Submitted = meta.story({
  render: (args) => (
    <InForm error={{ name: 'note', message: 'Tell us which medicines you take' }} onSubmitted={onSubmitted}>
      <TextArea {...args} />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox');
    await expect(await followError(canvasElement, 'Tell us which medicines you take')).toBe(area);
    await expect(area).toBeInvalid();
    await expect(area).toHaveAccessibleDescription('Tell us which medicines you take');
    await userEvent.keyboard('Ibuprofen');
    await userEvent.tab();
    await expect(area).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['note=Ibuprofen']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    label: 'Is there anything else about your health or your medicines that the doctor should know?',
    description: 'Leave it blank if there isn’t. In an emergency, don’t write here.',
    errorMessage: 'Use 500 characters or fewer. You can add more in your first message',
    characterLimit: 500,
    defaultValue: 'Nothing that I know of. '.repeat(12),
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { characterLimit: 100, errorMessage: 'Tell us which medicines you take' },
  globals: { ...onPhone, textSize: '200' },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { characterLimit: 100 },
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['empty', 'hover', 'focus', 'filled', 'error', 'too long', 'read only', 'disabled']}
      columns={['plain', 'with help and count']}
      width="18rem"
      cell={(row, column) => (
        <TextArea
          {...args}
          label={`Anything else? (${row}, ${column})`}
          placeholder={row === 'empty' ? 'For example, what you are allergic to' : ''}
          defaultValue={row === 'empty' ? '' : 'Asthma since I was a child. I use an inhaler when I run.'}
          description={column === 'plain' ? undefined : 'Only your doctor reads it.'}
          characterLimit={column === 'plain' ? undefined : row === 'too long' ? 40 : 200}
          errorMessage={row === 'error' ? 'Tell us which medicines you take' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row === 'disabled'}
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
