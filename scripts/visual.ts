/**
 * Compares every component's sheet with its reference screenshot, in each brand and scheme, and writes a report.
 * `--update` replaces changed references, `--no-build` uses the last Storybook build with all stories, and other arguments are
 * names of components, whose stories alone are built.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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
import { modes, partFolder, referenceFolder, screenshotName, storybookFolder } from './visual/modes.ts';
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

/** Builds the wanted stories, and returns the folder. */
function buildStories(): string {
  const files = selectSheets(globSync('stories/{components,patterns}/**/*.stories.tsx'), wanted);
  const folder = isComplete ? storybookFolder : partFolder;
  execFileSync('storybook', ['build', '--output-dir', folder, '--quiet'], {
    stdio: 'inherit',
    env: { ...process.env, ...(!isComplete && { STORY_FILES: files.join(',') }) },
  });
  return folder;
}

let storybook: Awaited<ReturnType<typeof serveFolder>>;
try {
  storybook = await serveFolder(args.includes('--no-build') ? storybookFolder : buildStories());
} catch (error) {
  fail(error);
}

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
