import { expect, waitFor, type within } from 'storybook/test';

/** What the meta of every composed page has in common. */
export const plain = { parameters: { layout: 'fullscreen' as const } };

/** A play function: the page has one heading of its own, and nothing is wider than the screen. */
export const headed =
  (name: string | RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> => {
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() =>
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  };
