import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Play function: once the page has loaded, it doesn't overflow horizontally. */
export async function fitsScreen({ canvas }: { canvas: Canvas }): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
  );
}
