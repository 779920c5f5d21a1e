import { LoadTimeoutNotice } from '@patient/app/shell/loadTimeoutNotice/LoadTimeoutNotice.tsx';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Load timeout notice',
  component: LoadTimeoutNotice,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Part of the HTML. Appears without JavaScript if the app has not loaded after ten seconds.',
      },
    },
  },
  // Skips the ten seconds.
  beforeEach: () => {
    const styles = document.createElement('style');
    styles.textContent = '#load-timeout-notice { visibility: visible; animation: none; }';
    document.head.append(styles);
    return () => styles.remove();
  },
});

const fitsPage = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** Shown below the prerendered content. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This page isn't ready yet");
    const reload = await canvas.findByText('Reload the page');
    await expect(reload).toHaveProperty('href', document.baseURI);
    await expect(reload.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Phone = meta.story({ globals: onPhone, play: fitsPage });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ globals: { textSize: '200', ...onPhone }, play: fitsPage });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
