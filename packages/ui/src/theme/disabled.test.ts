import { expect, test } from 'vitest';
import { schemeNames, themeColors } from './brandProblems.ts';
import { brandTokens } from './brandTokens.ts';
import { luminance } from './contrast.ts';

const themes = Object.entries(brandTokens).flatMap(([brand, tokens]) =>
  schemeNames.map((scheme) => [brand, scheme, themeColors(tokens, scheme)] as const),
);

test.each(themes)(
  'in %s, %s, a disabled control is not lighter than an enabled one',
  (_brand, _scheme, colors) => {
    const lightness = (role: string) => luminance(colors.get(`color.control.fill.${role}`) ?? '');
    expect(lightness('disabled')).toBeLessThanOrEqual(lightness('rest'));
  },
);
