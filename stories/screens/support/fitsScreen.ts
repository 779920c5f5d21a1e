import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';

/** Play function that expects no horizontal overflow once the page has loaded. */
export async function fitsScreen({ canvas }: { canvas: Canvas }): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() =>
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth),
  );
}
