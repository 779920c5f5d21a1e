import { expect, fn, userEvent } from 'storybook/test';
import { Checkbox } from '@patient/ui/Checkbox';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { followError, InForm } from './InForm.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'I agree to be treated by video and message', name: 'telehealth', onChange: fn() },
});

export const Default = meta.story();

/** Space toggles the checkbox, and so does a press on the label. */
export const Keyboard = meta.story({
  tags: ['check'],
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

/** A link in the label navigates without toggling. */
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

/** Help text is read after the label. */
export const Description = meta.story({
  args: { description: 'You can withdraw your consent at any time.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      'You can withdraw your consent at any time.',
    );
  },
});

/** Only some of the related options are selected. */
export const Indeterminate = meta.story({
  args: { isIndeterminate: true, children: 'All messages' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

const onSubmitted = fn();

/** Submitted when checked. An error by name is linked from the error summary and cleared by checking the box. */
export const Submitted = meta.story({
  args: { isRequired: true },
  render: (args) => (
    <InForm error={{ name: 'telehealth', message: 'Agree to continue' }} onSubmitted={onSubmitted}>
      <Checkbox {...args} value="yes" />
    </InForm>
  ),
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    await expect(await followError(canvasElement, 'Agree to continue')).toBe(box);
    await expect(onSubmitted).toHaveBeenLastCalledWith([]);
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree to continue');
    await userEvent.keyboard(' ');
    await expect(box).not.toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSubmitted).toHaveBeenLastCalledWith(['telehealth=yes']);
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: {
    children:
      'I agree that the doctor who reviews my answers may see the medicines I was prescribed elsewhere in the last 12 months',
    description:
      'Pharmacies report the medicines they dispense. The doctor checks for medicines that must not be combined.',
    errorMessage: 'Agree so that a doctor can review your answers, or contact us for help',
  },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { description: 'You can withdraw your consent at any time.', errorMessage: 'Agree to continue' },
  globals: largeTextOnPhone,
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { description: 'You can withdraw your consent at any time.', defaultSelected: true },
  globals: { direction: 'rtl' },
});

/** All states, each at least 44 px high. */
export const AllStates = meta.story({
  name: 'Sheet',
  render: () => (
    <States
      rows={[
        'empty',
        'hover',
        'pressed',
        'focus',
        'ticked',
        'in part',
        'error',
        'read only',
        'disabled',
        'disabled, ticked',
      ]}
      columns={['plain', 'with help']}
      width="18rem"
      cell={(row, column) => (
        <Checkbox
          defaultSelected={row.includes('ticked') || row === 'read only'}
          isIndeterminate={row === 'in part'}
          description={column === 'plain' ? undefined : 'You can withdraw your consent at any time.'}
          errorMessage={row === 'error' ? 'Agree to continue' : undefined}
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
    const styleIn = (state: string) => {
      const box = canvas.getByRole('checkbox', { name: new RegExp(`\\(${state}, plain`, 'u') });
      const indicator = box.closest('label')?.querySelector('[aria-hidden="true"]');
      const { borderColor, backgroundColor } = getComputedStyle(indicator ?? box);
      return `${borderColor} ${backgroundColor}`;
    };
    await expect(styleIn('error')).not.toBe(styleIn('empty'));
    await expect(styleIn('read only')).not.toBe(styleIn('ticked'));
  },
});

/** Cells of a sheet shrink when there is no room for their width. */
export const LargeSheet = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, large text',
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
