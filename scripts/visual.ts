/**
 * Compares the sheet of every piece, in every brand and scheme, with its reference picture, and writes a report of
 * what differs. `--update` keeps what differs as the new references; `--no-build` takes Storybook as it was last
 * built; a word takes the sheets whose name has it.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './cli.ts';
import { serveFolder } from '../tools/serveFolder.ts';
import { capture, openCamera, openPage, sheetIds, show } from './visual/capture.ts';
import { difference, reference } from './visual/compare.ts';
import { makerOf, makerProblem, saveMaker, savedMaker } from './visual/maker.ts';
import { modes, pictureName, referenceFolder, storybookFolder } from './visual/modes.ts';
import { type Change, writeReport } from './visual/report.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const word = args.find((arg) => !arg.startsWith('--')) ?? '';

if (!args.includes('--no-build')) {
  execFileSync('storybook', ['build', '--output-dir', 'dist/storybook', '--quiet'], { stdio: 'inherit' });
}
mkdirSync(referenceFolder, { recursive: true });

const browser = await openCamera();
const storybook = await serveFolder(storybookFolder);
const here = await makerOf(browser);
const saved = savedMaker();
const problem = saved && makerProblem(saved, here);
if (problem && !isUpdate) fail(problem);
console.log(`Chromium ${here.browser}`);

const changes: Change[] = [];
const seen = new Set<string>();
const page = await openPage(browser);

async function look(story: string) {
  for (const [index, mode] of modes.entries()) {
    if (mode.brand !== modes[index - 1]?.brand) await show(page, storybook.url, story, mode.brand);
    const name = pictureName(story, mode);
    seen.add(name);
    const fresh = await capture(page, mode.scheme);
    const file = join(referenceFolder, name);
    const old = existsSync(file) ? readFileSync(file) : undefined;
    const differs = old && (await difference(old, fresh));
    if (old && !differs) continue;
    changes.push({ name, old, fresh, marked: differs?.picture, pixels: differs?.pixels });
    if (isUpdate) writeFileSync(file, await reference(fresh));
  }
}

const stories = (await sheetIds(storybook.url)).filter((id) => id.includes(word));
if (stories.length === 0) fail(`No sheet has "${word}" in its name.`);
for (const story of stories) await look(story);
await browser.close();
await storybook.close();

// A reference without a sheet is a piece that went.
for (const name of readdirSync(referenceFolder).filter(
  (file) => file.endsWith('.png') && word === '' && !seen.has(file),
)) {
  changes.push({
    name,
    old: readFileSync(join(referenceFolder, name)),
    fresh: undefined,
    marked: undefined,
    pixels: undefined,
  });
  if (isUpdate) rmSync(join(referenceFolder, name));
}
if (isUpdate && word === '') saveMaker(here);

const report = writeReport(changes);
console.log(
  `${seen.size} pictures of ${stories.length} sheets, ${changes.length} differ${isUpdate ? ' and were made anew' : ''}: ${report}`,
);
process.exit(changes.length > 0 && !isUpdate ? 1 : 0);
