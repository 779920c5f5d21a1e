/**
 * Compares every component's sheet with its reference screenshot, in each brand and scheme, and writes a report.
 * `--update` replaces changed references, `--no-build` uses the last Storybook build, and other arguments are names of
 * components.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './cli.ts';
import { serveFolder } from '../tools/serveFolder.ts';
import { captureScreenshot, fetchSheetIds, openBrowser, openPage, showStory } from './visual/capture.ts';
import { compareScreenshots, compressReference } from './visual/compare.ts';
import {
  compareRenderers,
  describeRenderer,
  detectRenderer,
  readSavedRenderer,
  saveRenderer,
} from './visual/renderer.ts';
import { modes, referenceFolder, screenshotName, storybookFolder } from './visual/modes.ts';
import { type Change, writeReport } from './visual/report.ts';
import { selectSheets } from './visual/selectSheets.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const isComplete = wanted.length === 0;

mkdirSync(referenceFolder, { recursive: true });

const browser = await openBrowser();
const renderer = await detectRenderer(browser);
const savedRenderer = readSavedRenderer();
const problem = savedRenderer && compareRenderers(savedRenderer, renderer);
if (problem) fail(problem);
console.log(describeRenderer(renderer));

if (!args.includes('--no-build')) {
  execFileSync('storybook', ['build', '--output-dir', 'dist/storybook', '--quiet'], { stdio: 'inherit' });
}
const storybook = await serveFolder(storybookFolder);

const changes: Change[] = [];
const names = new Set<string>();
const page = await openPage(browser);

async function checkSheet(story: string) {
  for (const [index, mode] of modes.entries()) {
    if (mode.brand !== modes[index - 1]?.brand) await showStory(page, storybook.url, story, mode.brand);
    const name = screenshotName(story, mode);
    names.add(name);
    const screenshot = await captureScreenshot(page, mode.scheme);
    const file = join(referenceFolder, name);
    const reference = existsSync(file) ? readFileSync(file) : undefined;
    const difference = reference && (await compareScreenshots(reference, screenshot));
    if (reference && !difference) continue;
    changes.push({ name, reference, screenshot, difference: difference?.image, pixels: difference?.pixels });
    if (isUpdate) writeFileSync(file, await compressReference(screenshot));
  }
}

let stories: readonly string[];
try {
  stories = selectSheets(await fetchSheetIds(storybook.url), wanted);
} catch (error) {
  fail(error);
}
for (const story of stories) await checkSheet(story);
await browser.close();
await storybook.close();

// References without a sheet belong to removed components.
for (const name of readdirSync(referenceFolder).filter(
  (file) => !file.endsWith('.json') && isComplete && !names.has(file),
)) {
  changes.push({
    name,
    reference: readFileSync(join(referenceFolder, name)),
    screenshot: undefined,
    difference: undefined,
    pixels: undefined,
  });
  if (isUpdate) rmSync(join(referenceFolder, name));
}
if (isUpdate && isComplete) saveRenderer(renderer);

const report = writeReport(changes);
console.log(
  `${names.size} screenshots of ${stories.length} sheets, ${changes.length} changed${isUpdate ? ' and updated' : ''}: ${report}`,
);
process.exit(changes.length > 0 && !isUpdate ? 1 : 0);
