import { expect, test } from 'vitest';
import { themeColors } from './brandProblems.ts';
import { brandTokens } from './brandTokens.ts';
import { colorRoles } from './colorRoles.ts';
import { contrastRatio } from './contrast.ts';
import { contrastExemptions, contrastPairs } from './contrastPairs.ts';

const foregrounds = new Set<string>(contrastPairs.map(({ foreground }) => foreground));
const backgrounds = new Set<string>(contrastPairs.map(({ background }) => background));
const exempt = new Set(Object.keys(contrastExemptions));

/** Whether a role is used for text or graphics, judging by its name. */
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

test.each(colorRoles.filter(isForeground))(
  'contrastPairs: %s is a foreground in a pair or is exempt',
  (role) => {
    expect(foregrounds.has(role) || exempt.has(role)).toBe(true);
  },
);

test.each(colorRoles.filter((role) => !isForeground(role)))(
  'contrastPairs: %s is in a pair or is exempt',
  (role) => {
    expect(foregrounds.has(role) || backgrounds.has(role) || exempt.has(role)).toBe(true);
  },
);

test('every exemption is a role without a pair and has a reason', () => {
  for (const [role, reason] of Object.entries(contrastExemptions)) {
    expect(colorRoles).toContain(role);
    expect(foregrounds.has(role)).toBe(false);
    expect(reason.length).toBeGreaterThan(20);
  }
});

test('only disabled text is exempt', () => {
  const texts = [...exempt].filter((role) => /(^|\.)(text|link)(\.|$)/.test(role));
  expect(texts.filter((role) => !role.endsWith('disabled'))).toEqual([]);
});

test('pairs of text and background need a contrast of at least 4.5', () => {
  const tooLow = contrastPairs.filter(
    ({ foreground, minimum }) => /(^|\.)(text|link)(\.|$)/.test(foreground) && minimum < 4.5,
  );
  expect(tooLow).toEqual([]);
});

test('contrastPairs: lists each pair once', () => {
  const names = contrastPairs.map(({ foreground, background }) => `${foreground} on ${background}`);
  expect(new Set(names).size).toBe(names.length);
});
