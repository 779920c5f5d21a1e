import { expect, waitFor, type within } from 'storybook/test';

/** A small phone, upright. */
export const phone = { viewport: { value: 'phone', isRotated: false } };

/** Once the page is there, nothing of it is wider than the screen. */
export async function fitsTheScreen({ canvas }: { canvas: ReturnType<typeof within> }): Promise<void> {
  await canvas.findByRole('heading', { level: 1 });
  const { scrollingElement } = document;
  await waitFor(() =>
    expect(scrollingElement?.scrollWidth).toBeLessThanOrEqual(
      globalThis.document.documentElement.clientWidth,
    ),
  );
}
