import { LoadTimeoutNotice } from '@patient/app/shell/loadTimeoutNotice/LoadTimeoutNotice.tsx';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../support/looks.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Load timeout notice',
  component: LoadTimeoutNotice,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What a page says when its script has not come after ten seconds. It stands in the HTML and needs no script.',
      },
    },
  },
  // Nobody waits ten seconds for it here.
  beforeEach: () => {
    const appear = document.createElement('style');
    appear.textContent = '#load-timeout-notice { visibility: visible; animation: none; }';
    document.head.append(appear);
    return () => appear.remove();
  },
});

/** Nothing of it is wider than the screen. */
const fits = async () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
};

/** Below whatever of the page is painted already. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("This page isn't ready yet");
    const again = canvas.getByText('Reload the page');
    await expect(again).toHaveProperty('href', document.baseURI);
    await expect(again.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Phone = meta.story({ globals: phone, play: fits });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ globals: { textSize: '200', ...phone }, play: fits });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
