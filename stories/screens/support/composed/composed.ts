import { expect, waitFor, type within } from 'storybook/test';

/** Shared meta of stories that show a screen before the app has it: patterns with sample data. */
export const composed = { parameters: { layout: 'fullscreen' as const } };

/** Play function: the page has this heading and doesn't overflow horizontally. */
export const hasHeading =
  (name: string | RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  };
