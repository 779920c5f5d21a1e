import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { referenceFolder } from './modes.ts';

/** Browser and fonts, which both change how text renders. */
export interface Renderer {
  readonly browser: string;
  /** Widths of a sample text in the fonts of the tokens, in CSS pixels. */
  readonly letters: readonly number[];
}

const file = join(referenceFolder, 'made-with.json');

/** Detects the renderer of this machine. */
export async function detectRenderer(browser: Browser): Promise<Renderer> {
  const page = await browser.newPage();
  const letters = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    return ['system-ui', 'sans-serif', 'monospace'].map((font) => {
      if (context) context.font = `100px ${font}`;
      return Math.round(context?.measureText('Your next delivery: 03-03-2027, $1,234.50').width ?? 0);
    });
  });
  await page.close();
  return { browser: browser.version(), letters };
}

/** Reads the renderer of the references; undefined when there are none. */
export function readSavedRenderer(): Renderer | undefined {
  if (!existsSync(file)) return undefined;
  const renderer: Renderer = JSON.parse(readFileSync(file, 'utf8'));
  return renderer;
}

export function saveRenderer(renderer: Renderer): void {
  writeFileSync(file, `${JSON.stringify(renderer, null, 2)}\n`);
}

/** Returns a one-line reason why screenshots can't be compared, or undefined. */
export function compareRenderers(saved: Renderer, current: Renderer): string | undefined {
  if (saved.browser !== current.browser) {
    return `The references need Chromium ${saved.browser}, this is ${current.browser}. Use that version or replace the references with --update.`;
  }
  if (saved.letters.join() !== current.letters.join()) {
    return 'The references were taken with other fonts. Install those or replace the references with --update.';
  }
  return undefined;
}
