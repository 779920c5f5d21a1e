import { Splash } from '@patient/app/shell/splash/Splash.tsx';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { phone } from '../support/looks.ts';

const meta = preview.meta({
  title: 'Screens/Shell/Splash',
  component: Splash,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'What stands in the HTML of a page until its script has come, for pages that are not painted themselves.',
      },
    },
  },
});

/** Whose page it is and that it is on its way, once that is worth saying: a page that is there at once never shows it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('progressbar', { name: 'Loading page' });
    await expect(line).not.toHaveAttribute('aria-valuenow');
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Phone = meta.story({ globals: phone });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const LargeText = meta.story({ ...Default.input, globals: { textSize: '200', ...phone } });
