import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { IconButton } from '@patient/ui/IconButton';
import { Inline } from '@patient/ui/Inline';
import { Tooltip } from '@patient/ui/Tooltip';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';

const press = fn();

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    delay: 0,
    children: <IconButton icon="refresh" label="Take the photo again" onPress={press} />,
  },
  decorators: [(Story) => <div style={{ padding: '3rem' }}>{Story()}</div>],
  beforeEach: () => {
    press.mockClear();
  },
});

const page = () => within(document.body);
const shown = async () => {
  const tip = await page().findByRole('tooltip');
  await waitFor(() => expect(tip).toBeVisible());
  return tip;
};
const gone = () => waitFor(() => expect(page().queryByRole('tooltip')).not.toBeInTheDocument());

/** The keyboard's focus shows it, Escape hides it and the focus stays, leaving hides it. */
export const Keyboard = meta.story({
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Button>Next</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Take the photo again' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await shown()).toHaveTextContent('Take the photo again');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await shown();
    await userEvent.tab();
    await gone();
    await expect(press).not.toHaveBeenCalled();
  },
});

/** The button has its name without it; it only shows to the eye what a screen reader says anyway. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Take the photo again');
    await expect(page().queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await shown();
  },
});

/** A resting pointer shows it, a press hides it and does what the button does. */
export const Pointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await shown();
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledTimes(1);
    await gone();
  },
});

/** A finger that holds asks for the name and does nothing else; the next touch puts it away. */
export const Touch = meta.story({
  args: { holdDelay: 0 },
  play: async ({ canvas }) => {
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 };
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, finger);
    await expect(await shown()).toHaveTextContent('Take the photo again');
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button, { detail: 1 });
    await expect(press).not.toHaveBeenCalled();
    await expect(page().getByRole('tooltip')).toBeVisible();
    await fireEvent.pointerDown(document.body, finger);
    await gone();
  },
});

/** A short touch is a press. */
export const ShortTouch = meta.story({
  play: async ({ canvas }) => {
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 };
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, finger);
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button, { detail: 1 });
    await expect(press).toHaveBeenCalledTimes(1);
    await expect(page().queryByRole('tooltip')).not.toBeInTheDocument();
  },
});

const long = (
  <IconButton
    icon="external"
    label="Open the carrier's page about your parcel in a new tab of this browser"
  />
);

export const LongText = meta.story({
  args: { children: long },
  play: async () => {
    await userEvent.tab();
    await shown();
  },
});

export const LargeText = meta.story({
  args: { children: long },
  globals: largeTextOnPhone,
  play: async () => {
    await userEvent.tab();
    await shown();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ ...LongText.input, globals: { direction: 'rtl' } });

export const AllStates = meta.story({ ...Default.input, name: 'Sheet' });

export const Dark = meta.story({ ...Default.input, name: 'Sheet, dark', globals: { scheme: 'dark' } });
