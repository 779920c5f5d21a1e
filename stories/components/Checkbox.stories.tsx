import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '@patient/ui/Checkbox';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { onPhone } from '../phone.ts';
import { Sheet } from '../Sheet.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'I agree to be treated by video and message', name: 'telehealth', onChange: fn() },
});

export const Default = meta.story();

/** Space ticks and takes back; the words take the press. */
export const Keyboard = meta.story({
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to be treated by video and message' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('I agree to be treated by video and message'));
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.tab();
    await expect(box).not.toHaveFocus();
  },
});

const follow = fn();

/** A link in the words leads away, and ticks nothing. */
export const WithLink = meta.story({
  args: {
    isRequired: true,
    children: (
      <>
        I have read the{' '}
        <Link href="#terms" onPress={follow}>
          terms
        </Link>
      </>
    ),
  },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'terms' });
    await userEvent.click(link);
    await expect(follow).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('checkbox', { name: 'I have read the terms' })).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** Help is read after the name. */
export const Description = meta.story({
  args: { description: 'You can take this back at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can take this back at any time.',
    );
  },
});

/** Some of what it stands for is chosen. */
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, children: 'All messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

const sent = fn();

/** Sent when ticked; refused by name, led to by the summary, right again when ticked. */
export const Sent = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'telehealth', message: 'Agree to go on' }} onSent={sent}>
      <Checkbox {...args} value="yes" />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    await expect(await followError(canvasElement, 'Agree to go on')).toBe(box);
    await expect(sent).toHaveBeenLastCalledWith([]);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to go on');
    await userEvent.keyboard(' ');
    await expect(box).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(sent).toHaveBeenLastCalledWith(['telehealth=yes']);
  },
});

export const LongText = meta.story({
  args: {
    children:
      'I agree that the doctor who reviews my answers may look at the medicines I was given elsewhere in the last twelve months',
    description:
      'Pharmacies report what they give out. The doctor looks for what must not be taken together.',
    errorMessage: 'Agree, so that a doctor may review your answers, or ask for help',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  args: { description: 'You can take this back at any time.', errorMessage: 'Agree to go on' },
  globals: { ...onPhone, textSize: '200' },
});

export const RightToLeft = meta.story({
  args: { description: 'You can take this back at any time.', defaultSelected: true },
  globals: { direction: 'rtl' },
});

/** Every state, at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <Sheet
      rows={['empty', 'ticked', 'in part', 'error', 'read only', 'disabled', 'disabled, ticked']}
      columns={['plain', 'with help']}
      cell={(row, column) => (
        <Checkbox
          style={{ inlineSize: '18rem' }}
          defaultSelected={row.includes('ticked') || row === 'read only'}
          isIndeterminate={row === 'in part'}
          description={column === 'plain' ? undefined : 'You can take this back at any time.'}
          errorMessage={row === 'error' ? 'Agree to go on' : undefined}
          isReadOnly={row === 'read only'}
          isDisabled={row.startsWith('disabled')}
        >
          I agree to be treated by video ({row}, {column})
        </Checkbox>
      )}
    />
  ),
  play: async ({ canvas }) => {
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({ ...AllStates.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
