import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { CouponField, type CouponFieldProps, type CouponState } from '@patient/ui/CouponField';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';
import { smallTargets } from '../targets.ts';

const saving = '$14.00 off the first 2 of 4 billings';

const meta = preview.meta({
  title: 'Patterns/Payment/CouponField',
  component: CouponField,
  args: { onApply: fn(), onRemove: fn(), onChange: fn(), saving },
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 440 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

/** Simulates the service: WELCOME is valid, every other code unknown. */
function SimulatedService(args: CouponFieldProps) {
  const [state, setState] = useState<CouponState>('idle');
  const respond = (code: string) => setState(code === 'WELCOME' ? 'applied' : 'unknown');
  return (
    <>
      <CouponField
        {...args}
        state={state}
        onApply={(code) => {
          args.onApply(code);
          setState('checking');
        }}
        onRemove={() => {
          args.onRemove();
          setState('idle');
        }}
      />
      <Button
        onPress={() => {
          const input = document.querySelector('input');
          respond(input?.value ?? '');
        }}
      >
        Let the service answer
      </Button>
    </>
  );
}

const sent = fn();

/** Enter checks the code without submitting the surrounding form; the code stays after a rejection or removal. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <SimulatedService {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    const answer = canvas.getByRole('button', { name: 'Let the service answer' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Enter a coupon code/);
    await userEvent.keyboard(' nope{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith('nope');
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(answer);
    const input = canvas.getByRole('textbox', { name: 'Coupon code' });
    await expect(input).toHaveValue(' nope');
    await expect(input).toHaveAccessibleDescription(/We don't recognize this code/);
    await expect(canvas.getByRole('status')).toHaveTextContent("We don't recognize this code");
    await userEvent.clear(input);
    await userEvent.type(input, 'WELCOME{Enter}');
    await userEvent.click(answer);
    await expect(canvas.getByRole('status')).toHaveTextContent('WELCOME applied');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove WELCOME' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue('WELCOME');
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon removed.');
  },
});

/** Checked once: the button is pending and the code is read-only. */
export const Checking = meta.story({
  args: { state: 'checking', defaultValue: 'WELCOME' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(canvas.getByRole('progressbar', { name: 'Checking your code…' })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
  },
});

export const Applied = meta.story({
  args: { state: 'applied', defaultValue: 'WELCOME' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(saving)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove WELCOME' })).toBeVisible();
  },
});

/** Another plan was chosen since: the coupon is applied but gives no discount. */
export const NoEffect = meta.story({
  args: { state: 'noEffect', defaultValue: 'WELCOME' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("WELCOME can't be used for this treatment")[0]).toBeVisible();
    await expect(canvas.getByText('Press Remove, then you can pay.')).toBeVisible();
    await expect(canvas.queryByText(saving)).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Remove WELCOME' })).toBeVisible();
  },
});

const problem = "We couldn't remove this coupon. Try again.";

/** Removing fails: the coupon is still applied, with the reason below it. */
export const NotRemoved = meta.story({
  args: { state: 'applied', defaultValue: 'WELCOME', problem },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('WELCOME applied')).toBeVisible();
    await expect(canvas.getAllByText(problem)[0]).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(problem);
  },
});

const rejections = [
  ['unknown', "We don't recognize this code. Check it and try again."],
  ['expired', 'This code has expired.'],
  ['usedUp', 'This code is no longer available.'],
  ['notForTreatment', "This code doesn't work for this treatment."],
  ['needsMonthly', 'This code needs delivery every month. Change your plan, then apply the code.'],
  ['needsQuarterly', 'This code needs delivery every 3 months. Change your plan, then apply the code.'],
  ['onlyToReactivate', "This code is only for a treatment you canceled. It doesn't work for a new one."],
  ['refused', "You can't use this code."],
  ['failed', "We couldn't check this code. Try again."],
] as const;

/** Each rejection has its own message and keeps the code. */
export const Rejected = meta.story({
  render: (args) => (
    <Stack gap={4}>
      {rejections.map(([state]) => (
        <CouponField key={state} {...args} state={state} defaultValue="WELCOME" />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');
    await expect(fields).toHaveLength(rejections.length);
    for (const [index, [, message]] of rejections.entries()) {
      await expect(fields[index]).toHaveValue('WELCOME');
      await expect(fields[index]).toHaveAccessibleDescription(message);
    }
  },
});

/** One rejection has another sentence; the others keep theirs. */
export const OwnRejection = meta.story({
  tags: ['check'],
  args: {
    state: 'notForTreatment',
    defaultValue: 'WELCOME',
    strings: { refused: { notForTreatment: "This code doesn't work here." } },
  },
  render: (args) => (
    <Stack gap={4}>
      <CouponField {...args} />
      <CouponField {...args} state="expired" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [own, other] = canvas.getAllByRole('textbox');
    await expect(own).toHaveAccessibleDescription("This code doesn't work here.");
    await expect(other).toHaveAccessibleDescription('This code has expired.');
  },
});

const long = {
  defaultValue: 'THANK-YOU-FOR-COMING-BACK-AFTER-ALL-2027',
  state: 'applied',
  saving: '$1,234.50 off each of the first 12 billings, and nothing after that',
} as const;

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  args: { state: 'applied', defaultValue: 'WELCOME', saving: '$14.00 off the first 2 of 4 billings' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/^\$14\.00 off/)).direction).toBe('ltr');
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <States
      rows={
        [
          'idle',
          'checking',
          'applied',
          'noEffect',
          'not removed',
          'unknown',
          'expired',
          'usedUp',
          'notForTreatment',
          'needsMonthly',
          'needsQuarterly',
          'onlyToReactivate',
          'refused',
          'failed',
        ] as const
      }
      columns={['open', 'disabled'] as const}
      cell={(row, column) => (
        <div style={{ inlineSize: 'min(24rem, 86vw)' }}>
          <CouponField
            {...args}
            state={row === 'not removed' ? 'applied' : row}
            problem={row === 'not removed' ? problem : undefined}
            defaultValue={row === 'idle' ? '' : 'WELCOME'}
            isDisabled={column === 'disabled'}
          />
        </div>
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
