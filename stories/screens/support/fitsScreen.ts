import { expect, waitFor, type within } from 'storybook/test';

/** Play function: once the page has loaded, it doesn't overflow horizontally. */
export async function fitsScreen({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
  );
}
