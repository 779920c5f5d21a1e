import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { CardOnFile, type CardOnFileProps } from '@patient/ui/CardOnFile';
import { Link } from '@patient/ui/Link';
import { PasswordField } from '@patient/ui/PasswordField';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { smallTargets } from '../targets.ts';

const card = { brand: 'Visa', lastFour: '4242', expires: '04/29' };
// Test card number published by card networks.
const revealed = { number: '4242424242424242' };
const hidden = fn();

const meta = preview.meta({
  title: 'Patterns/Payment/CardOnFile',
  component: CardOnFile,
  args: {
    card,
    onReveal: fn(),
    onHide: hidden,
    action: (
      <Link href="/user/profile" variant="standalone">
        Use another card
      </Link>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 420 }}>{Story()}</div>],
  beforeEach: () => {
    hidden.mockClear();
  },
});

/** Masked: only the last four digits are available. */
export const Default = meta.story({
  tags: ['form:reveal-card'],
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Card on file' })).toHaveTextContent(
      'Visa ending in 4242',
    );
    await expect(canvasElement.textContent).not.toMatch(/4242\s?4242/);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Show card number' }));
    await expect(args.onReveal).toHaveBeenCalledTimes(1);
    await expect(canvasElement.textContent).not.toMatch(/4242\s?4242/);
  },
});

/** Parent that requests the password, shows the number and removes it. */
function Revealing({ revealedFor, onHide, ...rest }: CardOnFileProps) {
  const [step, setStep] = useState<'masked' | 'asking' | 'shown'>('masked');
  return (
    <CardOnFile
      {...rest}
      {...(revealedFor !== undefined && { revealedFor })}
      revealed={step === 'shown' ? revealed : undefined}
      onReveal={() => setStep('asking')}
      onHide={() => {
        onHide?.();
        setStep('masked');
      }}
      passwordStep={
        step === 'asking' && (
          <Stack gap={2}>
            <PasswordField label="Your password" autoComplete="current-password" />
            <Button variant="primary" onPress={() => setStep('shown')}>
              Continue
            </Button>
          </Stack>
        )
      }
    />
  );
}

/** Password first; then the number in groups of four and the countdown, announced once. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => <Revealing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Your password'), 'secret');
    await expect(canvas.queryByRole('button', { name: 'Show card number' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvasElement).toHaveTextContent('Card number 4242 4242 4242 4242');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We will show your card number for 30 seconds.',
    );
    await expect(canvas.getByText(/^Hides in \d+ s$/)).toHaveAttribute('aria-hidden', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide card number' }));
    await expect(hidden).toHaveBeenCalledTimes(1);
    await expect(canvasElement.textContent).not.toMatch(/4242\s?4242/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Your card number is hidden.');
    await expect(canvas.getByRole('button', { name: 'Show card number' })).toHaveFocus();
  },
});

/** When the time is up, the number is removed, which is announced. */
export const Timeout = meta.story({
  args: { revealedFor: 100 },
  render: (args) => <Revealing {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show card number' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your card number is hidden.'));
    await expect(hidden).toHaveBeenCalledTimes(1);
    await expect(canvasElement.textContent).not.toMatch(/4242\s?4242/);
  },
});

export const Revealed = meta.story({ tags: ['form:reveal-card'], args: { revealed } });

/** The countdown is visible only; the announcement does not change. */
export const Countdown = meta.story({
  args: { revealed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hides in 30 s')).toBeVisible();
    const announcement = canvas.getByRole('status').textContent;
    await waitFor(() => expect(canvas.getByText('Hides in 29 s')).toBeVisible());
    await expect(canvas.getByRole('status')).toHaveTextContent(announcement);
    await expect(hidden).not.toHaveBeenCalled();
  },
});

export const Expired = meta.story({
  args: { card: { ...card, expires: '04/26', isExpired: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expired')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { card: undefined, action: <Button variant="primary">Add a card</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You don't have a card on file.")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show card number' })).not.toBeInTheDocument();
  },
});

/** The password is being checked. */
export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Show card number/ }));
    await expect(args.onReveal).not.toHaveBeenCalled();
  },
});

export const LongText = meta.story({
  tags: ['check'],
  args: { card: { ...card, brand: 'American Express Business Platinum Corporate' }, revealed },
  globals: onPhone,
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { revealed },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

/** The digits keep their order in right-to-left text. */
export const RightToLeft = meta.story({
  tags: ['check'],
  args: { revealed: { number: '1111222233334444' } },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, last] = ['1111', '4444'].map((four) => canvas.getByText(four).getBoundingClientRect().left);
    await expect(first).toBeLessThan(last ?? 0);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <Stack>
      <CardOnFile {...args} strings={{ title: 'Masked' }} />
      <CardOnFile
        {...args}
        // Fixed countdown for the reference screenshot.
        strings={{ title: 'Shown', countdown: () => 'Hides in 30 s' }}
        revealed={revealed}
      />
      <CardOnFile
        {...args}
        strings={{ title: 'Asking' }}
        passwordStep={<PasswordField label="Your password" />}
      />
      <CardOnFile
        {...args}
        strings={{ title: 'Over' }}
        card={{ ...card, expires: '04/26', isExpired: true }}
      />
      <CardOnFile
        {...args}
        strings={{ title: 'None' }}
        card={undefined}
        action={<Button>Add a card</Button>}
      />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
