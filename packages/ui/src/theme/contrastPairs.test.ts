import { expect, test } from 'vitest';
import { themeColors } from './brandProblems.ts';
import { brandTokens } from './brandTokens.ts';
import { colorRoles } from './colorRoles.ts';
import { contrastRatio } from './contrast.ts';
import { contrastExemptions, contrastPairs } from './contrastPairs.ts';

const foregrounds = new Set<string>(contrastPairs.map(({ foreground }) => foreground));
const backgrounds = new Set<string>(contrastPairs.map(({ background }) => background));
const exempt = new Set(Object.keys(contrastExemptions));

/** What a role is called when something is read or recognised by it. */
const isForeground = (role: string) => /(^|\.)(text|link|icon|border|focus|graphic)(\.|$)/.test(role);

for (const [brand, tokens] of Object.entries(brandTokens))
  for (const scheme of ['light', 'dark'] as const) {
    const colors = themeColors(tokens, scheme);
    const colorOf = (role: string) => colors.get(`color.${role}`) ?? 'missing';
    test.each([...contrastPairs])(
      `${brand}, ${scheme}: $foreground on $background, $use`,
      ({ foreground, background, minimum }) => {
        expect(contrastRatio(colorOf(foreground), colorOf(background))).toBeGreaterThanOrEqual(minimum);
      },
    );
  }

test.each(colorRoles.filter(isForeground))('%s stands in a pair, or is exempt for a reason', (role) => {
  expect(foregrounds.has(role) || exempt.has(role)).toBe(true);
});

test.each(colorRoles.filter((role) => !isForeground(role)))(
  'something is measured on %s, or it is exempt for a reason',
  (role) => {
    expect(foregrounds.has(role) || backgrounds.has(role) || exempt.has(role)).toBe(true);
  },
);

test('what is exempt is a role, is measured nowhere, and says why', () => {
  for (const [role, reason] of Object.entries(contrastExemptions)) {
    expect(colorRoles).toContain(role);
    expect(foregrounds.has(role)).toBe(false);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test('text is exempt only where it cannot be used', () => {
  const texts = [...exempt].filter((role) => /(^|\.)(text|link)(\.|$)/.test(role));
  expect(texts.filter((role) => !role.endsWith('disabled'))).toEqual([]);
});

test('text pairs ask for 4.5', () => {
  const lax = contrastPairs.filter(
    ({ foreground, minimum }) => /(^|\.)(text|link)(\.|$)/.test(foreground) && minimum < 4.5,
  );
  expect(lax).toEqual([]);
});

test('no pair is listed twice', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(new Set(names).size).toBe(names.length);
});
