import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { referenceFolder } from './modes.ts';

/** Browser and fonts, which both change how text renders. */
export interface Renderer {
  readonly browser: string;
  /** Installed font for each generic family of the tokens. */
  readonly fonts: Readonly<Record<string, string>>;
  /** Widths of a sample text in those families, in CSS pixels, which distinguish versions of a font. */
  readonly letters: readonly number[];
}

const families = ['system-ui', 'sans-serif', 'monospace'];
const sample = 'Your next delivery: 03-03-2027, $1,234.50';

const file = join(referenceFolder, 'made-with.json');

/** Name of the font that the browser uses for a family. */
async function fontOf(page: Page, family: string): Promise<string> {
  await page.setContent(`<p style="font-family: ${family}">${sample}</p>`);
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts[0]?.familyName ?? 'none';
}

/** Detects the renderer of this machine. */
export async function detectRenderer(browser: Browser): Promise<Renderer> {
  const page = await browser.newPage();
  const fonts: Record<string, string> = {};
  for (const family of families) fonts[family] = await fontOf(page, family);
  const letters = await page.evaluate(
    ([text = '', ...names]) => {
      const context = document.createElement('canvas').getContext('2d');
      return names.map((font) => {
        if (context) context.font = `100px ${font}`;
        return Math.round(context?.measureText(text).width ?? 0);
      });
    },
    [sample, ...families],
  );
  await page.close();
  return { browser: browser.version(), fonts, letters };
}

/** Reads the renderer of the references; undefined if there are none. */
export function readSavedRenderer(): Renderer | undefined {
  if (!existsSync(file)) return undefined;
  const renderer: Renderer = JSON.parse(readFileSync(file, 'utf8'));
  return renderer;
}

export function saveRenderer(renderer: Renderer): void {
  writeFileSync(file, `${JSON.stringify(renderer, null, 2)}\n`);
}

/** Browser and fonts as text: "Chromium 156, system-ui = DejaVu Sans". */
export const describeRenderer = ({ browser, fonts }: Renderer): string =>
  [`Chromium ${browser}`, ...Object.entries(fonts).map(([family, font]) => `${family} = ${font}`)].join(', ');

/** Returns a reason why screenshots can't be compared or replaced, or undefined. */
export function compareRenderers(saved: Renderer, current: Renderer): string | undefined {
  const advice = 'Use the same, or delete stories/references and take all of them with --update.';
  if (describeRenderer(saved) !== describeRenderer(current))
    return `The references need ${describeRenderer(saved)}.\nThis machine has ${describeRenderer(current)}. ${advice}`;
  return saved.letters.join() === current.letters.join()
    ? undefined
    : `The references were taken with another version of these fonts: ${describeRenderer(saved)}. ${advice}`;
}
