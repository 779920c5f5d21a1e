import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { referenceFolder } from './modes.ts';

/** What the references were made with: another browser or other fonts draw other letters. */
export interface Maker {
  readonly browser: string;
  /** Widths of a line of text in the fonts the tokens name, in CSS pixels. */
  readonly letters: readonly number[];
}

const file = join(referenceFolder, 'made-with.json');

/** What would make references here and now. */
export async function makerOf(browser: Browser): Promise<Maker> {
  const page = await browser.newPage();
  const letters = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    return ['system-ui', 'sans-serif', 'monospace'].map((font) => {
      if (pen) pen.font = `100px ${font}`;
      return Math.round(pen?.measureText('Your next delivery: 03-03-2027, $1,234.50').width ?? 0);
    });
  });
  await page.close();
  return { browser: browser.version(), letters };
}

/** What made the references that are there; undefined when there are none. */
export function savedMaker(): Maker | undefined {
  if (!existsSync(file)) return undefined;
  const maker: Maker = JSON.parse(readFileSync(file, 'utf8'));
  return maker;
}

export function saveMaker(maker: Maker): void {
  writeFileSync(file, `${JSON.stringify(maker, null, 2)}\n`);
}

/** Says in one line what differs; undefined when pictures can be compared. */
export function makerProblem(saved: Maker, here: Maker): string | undefined {
  if (saved.browser !== here.browser) {
    return `The references were made with Chromium ${saved.browser}, this is ${here.browser}: use that one, or make them anew with --update.`;
  }
  if (saved.letters.join() !== here.letters.join()) {
    return 'The references were made with other fonts than this machine has: use those, or make them anew with --update.';
  }
  return undefined;
}
