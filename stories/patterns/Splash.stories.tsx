import { expect } from 'storybook/test';
import { hideLoadTimeoutNotice, LoadTimeoutNotice, Splash } from '@patient/ui/Splash';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
  // Skips the ten seconds of the notice.
  beforeEach: () => {
    const styles = document.createElement('style');
    styles.textContent = '#load-timeout-notice { visibility: visible; animation: none; }';
    document.head.append(styles);
    return () => styles.remove();
  },
});

/** Logo and progress bar. Appears after a delay, so fast pages never show it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await expect(progress).not.toHaveAttribute('aria-valuenow');
  },
});

/** Without JavaScript, after ten seconds. Its link reloads the page. */
export const Timeout = meta.story({
  render: () => <LoadTimeoutNotice />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This page isn't ready yet");
    const reload = await canvas.findByText('Reload the page');
    await expect(reload).toHaveProperty('href', document.baseURI);
    await expect(reload.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

/** The app removes the notice when it starts. */
export const Started = meta.story({
  tags: ['check'],
  render: () => <LoadTimeoutNotice key={Math.random()} />,
  play: async ({ canvas, canvasElement }) => {
    const notice = await canvas.findByRole('alert');
    // A copy, because React has not rendered the one of a document.
    const copy = notice.cloneNode(true);
    notice.replaceWith(copy);
    hideLoadTimeoutNotice();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    canvasElement.append(notice);
  },
});

export const TimeoutOnPhone = meta.story({ ...Timeout.input, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  render: () => (
    <>
      <Splash />
      <LoadTimeoutNotice />
    </>
  ),
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  render: () => <LoadTimeoutNotice />,
  globals: { direction: 'rtl' },
});

export const AllStates = meta.story({
  name: 'Sheet',
  globals: onPhone,
  render: (args) => (
    <>
      <Splash {...args} />
      <LoadTimeoutNotice />
    </>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { ...onPhone, scheme: 'dark' },
});
