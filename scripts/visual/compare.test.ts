import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandTokens } from '../../packages/ui/src/theme/brandTokens.ts';
import { themeColors } from '../../packages/ui/src/theme/inspect.ts';
import { compareScreenshots, compressReference } from './compare.ts';

/** Picture of a page in a color, with a line in a second one. */
const draw = (page: string, line: string, width = 24) =>
  sharp({ create: { width, height: 16, channels: 3, background: page } })
    .composite([
      { input: { create: { width: 12, height: 1, channels: 3, background: line } }, left: 6, top: 8 },
    ])
    .png()
    .toBuffer();

/** A color with other lightness, in percent of the way from black to white. */
function shift(hex: string, percent: number): string {
  const level = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  const step = (percent / 100) * 255;
  const isLight = level(1) > 127;
  const channels = [level(1), level(3), level(5)].map((value) =>
    Math.round(value + (isLight ? -step : step)),
  );
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const neutrals = Object.entries(brandTokens).flatMap(([brand, tokens]) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    ['surface.page', 'surface.sunken', 'border.quiet'].map((role) => ({
      name: `${role} of ${brand}, ${scheme}`,
      color: themeColors(tokens, scheme).get(`color.${role}`) ?? '',
    })),
  ),
);

test.each(neutrals)('a change of $name by 3 % is reported', async ({ color }) => {
  const changed = shift(color, 3);
  const page = await compressReference(await draw(color, '#808080'));
  expect(await compareScreenshots(page, await draw(changed, '#808080'))).toMatchObject({
    pixels: 24 * 16 - 12,
  });
  const line = await compressReference(await draw('#808080', color));
  expect(await compareScreenshots(line, await draw('#808080', changed))).toMatchObject({ pixels: 12 });
});

test('a reference equals its screenshot, and a wider screenshot differs', async () => {
  const screenshot = await draw('#ffffff', '#f3f3f3');
  const reference = await compressReference(screenshot);
  expect(await compareScreenshots(reference, screenshot)).toBeUndefined();
  expect(await compareScreenshots(reference, await draw('#ffffff', '#f3f3f3', 26))).toMatchObject({
    pixels: 32,
  });
});
