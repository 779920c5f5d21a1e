import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { permutateThemes, register } from '@tokens-studio/sd-transforms';
import StyleDictionary, { type Config, type PlatformConfig } from 'style-dictionary';
import { afterAll, expect, test } from 'vitest';
import { brandTokens } from '../src/theme/brandTokens.ts';
import { cssValue } from '../src/theme/cssValue.ts';
import { resolveTokens, type TokenTree } from '../src/theme/tokens.ts';
import { exportedThemes } from '../src/theme/export/exportedThemes.ts';
import { flatName } from '../src/theme/export/flatTokens.ts';
import { tokenFiles } from '../src/theme/export/tokenFiles.ts';

const themes = exportedThemes(brandTokens);
const files = new Map(tokenFiles(brandTokens).map(({ name, text }) => [name, text]));

const scratch = mkdtempSync(join(tmpdir(), 'tokens-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Writes a file of tokens. Returns its path. */
function write(name: string, text: string | undefined): string {
  const path = join(scratch, `${name.replaceAll('/', '-')}.json`);
  writeFileSync(path, text ?? '');
  return path;
}

/** Text that Style Dictionary writes for a platform of its own, without settings. */
async function dictionaryText(platform: PlatformConfig, format: string, config: Config): Promise<string> {
  const dictionary = new StyleDictionary({
    ...config,
    log: { warnings: 'disabled', verbosity: 'silent' },
    platforms: { one: { ...platform, files: [{ destination: 'out', format }] } },
  });
  const [file] = await dictionary.formatPlatform('one');
  return String(file?.output);
}

/** Value in the notation of our style sheets: hex colors, double quotes, lengths in rem. */
const normalized = (value: string) =>
  value
    .replaceAll("'", '"')
    .replaceAll(/rgba\(([\d, ]+), ([\d.]+)\)/g, (_, rgb: string, alpha: string) => {
      const channels = [...rgb.split(', ').map(Number), Math.round(Number(alpha) * 255)];
      return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    })
    .replace(/^([\d.]+)px$/, (_, px: string) => `${Number(px) / 16}rem`);

/** Values of the CSS variables in a text by name. */
const variablesIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/^ *--([\w-]+): (.*?);/gm)].map(([, name, value = '']) => [name, normalized(value)]),
  );

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Values of our own reader by name, without those for which the DTCG format has no type. */
const expectedCss = (sources: readonly TokenTree[]) =>
  Object.fromEntries(
    [...resolveTokens(...sources)]
      .filter(([, { type }]) => type !== 'keyword')
      .map(([path, token]) => [kebab(flatName(path)), normalized(cssValue(token))]),
  );

test.each(themes)(
  'Style Dictionary writes the values of the style sheets for $name',
  async ({ name, sources }) => {
    const source = [write(name, files.get(`${name}.style-dictionary.json`))];
    expect(variablesIn(await dictionaryText({ transformGroup: 'css' }, 'css/variables', { source }))).toEqual(
      expectedCss(sources),
    );
  },
);

test.each([
  ['android', 'android/resources', '<dimen name="size_target">44.00dp</dimen>'],
  ['compose', 'compose/object', 'val sizeTarget = 44.00.dp'],
  ['ios-swift', 'ios-swift/any.swift', 'sizeTarget = CGFloat(44.00)'],
  ['flutter', 'flutter/class.dart', 'sizeTarget = 44.00'],
  ['scss', 'scss/variables', '$size-target: 2.75rem'],
  ['js', 'javascript/es6', 'export const SizeTarget'],
])('Style Dictionary writes every value for %s', async (group, format, target) => {
  const source = [write('mens', files.get('mens-light.style-dictionary.json'))];
  const text = await dictionaryText({ transformGroup: group }, format, { source });
  expect(text).not.toMatch(/\[object|undefined|NaN/);
  expect(text).toContain(target);
});

interface StudioFile {
  readonly [set: string]: unknown;
  readonly $themes: Parameters<typeof permutateThemes>[0];
}

test.each(themes)(
  'Tokens Studio for Style Dictionary writes the same values for $name',
  async ({ name, sources }) => {
    await register(StyleDictionary);
    const { $themes, ...trees }: StudioFile = JSON.parse(files.get('tokens-studio.json') ?? '');
    const sets: readonly string[] = permutateThemes($themes, { separator: '-' })[name] ?? [];
    const source = sets.map((set) => write(set, JSON.stringify(trees[set])));
    const css = await dictionaryText(
      { transformGroup: 'tokens-studio', transforms: ['name/kebab'] },
      'css/variables',
      { source, preprocessors: ['tokens-studio'] },
    );
    // Shadows in the list of sets have layers that are not visible.
    const text = css.replaceAll(', 0 0 0 0 #00000000', '');
    expect(variablesIn(text)).toMatchObject(expectedCss(sources));
  },
);
