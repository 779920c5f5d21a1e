import { Splash } from '@patient/app/shell/splash/Splash.tsx';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Splash',
  component: Splash,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: 'Part of the HTML of pages that are not prerendered. Shown until the app has loaded.',
      },
    },
  },
});

/** Logo and progress bar. Appears after a delay, so fast pages never show it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await expect(progress).not.toHaveAttribute('aria-valuenow');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Phone = meta.story({ globals: onPhone });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ ...Default.input, globals: { textSize: '200', ...onPhone } });
