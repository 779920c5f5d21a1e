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
    children: <IconButton icon="refresh" label="Retake photo" onPress={press} />,
  },
  decorators: [(Story) => <div style={{ padding: '3rem' }}>{Story()}</div>],
  beforeEach: () => {
    press.mockClear();
  },
});

const page = () => within(document.body);
const findOpen = async () => {
  const tip = await page().findByRole('tooltip');
  await waitFor(() => expect(tip).toBeVisible());
  return tip;
};
const expectClosed = () => waitFor(() => expect(page().queryByRole('tooltip')).not.toBeInTheDocument());

/** Keyboard focus shows it; Escape hides it and keeps focus; moving focus hides it. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => (
    <Inline>
      <Tooltip {...args} />
      <Button>Next</Button>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Retake photo' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await findOpen()).toHaveTextContent('Retake photo');
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await findOpen();
    await userEvent.tab();
    await expectClosed();
    await expect(press).not.toHaveBeenCalled();
  },
});

/** The button has its own name; the tooltip shows it to sighted users. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Retake photo');
    await expect(page().queryByRole('tooltip')).not.toBeInTheDocument();
    await userEvent.tab();
    await findOpen();
    // Otherwise the name would be announced twice.
    await expect(canvas.getByRole('button')).not.toHaveAccessibleDescription();
  },
});

/** Hover shows it; a press hides it and triggers the button. */
export const Pointer = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(canvasElement);
    await userEvent.hover(button);
    await findOpen();
    await userEvent.click(button);
    await expect(press).toHaveBeenCalledTimes(1);
    await expectClosed();
  },
});

/** A long press only shows the label; the next touch hides it. */
export const Touch = meta.story({
  args: { holdDelay: 0 },
  play: async ({ canvas }) => {
    const finger = { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0 };
    const button = canvas.getByRole('button');
    await fireEvent.pointerDown(button, finger);
    await expect(await findOpen()).toHaveTextContent('Retake photo');
    await fireEvent.pointerUp(button, finger);
    await fireEvent.click(button, { detail: 1 });
    await expect(press).not.toHaveBeenCalled();
    await expect(page().getByRole('tooltip')).toBeVisible();
    await fireEvent.pointerDown(document.body, finger);
    await expectClosed();
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
    label="Open the carrier's tracking page for your package in a new browser tab"
  />
);

export const LongText = meta.story({
  tags: ['check'],
  args: { children: long },
  play: async () => {
    await userEvent.tab();
    await findOpen();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { children: long },
  globals: largeTextOnPhone,
  play: async () => {
    await userEvent.tab();
    await findOpen();
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ ...LongText.input, globals: { direction: 'rtl' } });

export const AllStates = meta.story({ ...Default.input, name: 'Sheet' });

export const Dark = meta.story({
  ...Default.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
