import { brandTokens, themeColors } from '@patient/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';
import { brands } from '../packages/ui/src/brands/index.ts';
import type { Brand } from '../packages/ui/src/theme/defineBrand.ts';
import { brandOf, schemeOf, type Globals } from './globals.ts';

/** Logo and name of a brand as an image, for the top of the sidebar. */
function brandImage({ logo, name, themeColor }: Brand, color: string): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 32" width="200" height="32">',
    `<svg viewBox="${logo.viewBox}" width="32" height="32"><path fill="${themeColor}" d="${logo.path}"/></svg>`,
    `<text x="42" y="22" font-family="system-ui, sans-serif" font-size="18" font-weight="700" fill="${color}">${name}</text>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Storybook theme with the colors of the selected brand and scheme. */
export function storybookTheme(globals: Globals): ThemeVars {
  const scheme = schemeOf(globals);
  const brand = brandOf(globals);
  const colors = themeColors(brandTokens[brand.id] ?? {}, scheme);
  const color = (role: string) => colors.get(`color.${role}`) ?? '';
  return create({
    base: scheme,
    brandTitle: `${brands.map(({ name }) => name).join(' and ')} design system`,
    brandImage: brandImage(brand, color('text.rest')),
    brandUrl: './',
    fontBase: 'system-ui, sans-serif',
    fontCode: 'ui-monospace, monospace',
    colorPrimary: color('accent.solid.rest'),
    colorSecondary: color('accent.link.rest'),
    appBg: color('surface.sunken'),
    appContentBg: color('surface.page'),
    appPreviewBg: color('surface.page'),
    appBorderColor: color('border.quiet'),
    textColor: color('text.rest'),
    textInverseColor: color('text.inverse'),
    textMutedColor: color('text.quiet'),
    barBg: color('surface.raised'),
    barTextColor: color('text.quiet'),
    barHoverColor: color('accent.link.hover'),
    barSelectedColor: color('accent.link.rest'),
    inputBg: color('surface.raised'),
    inputBorder: color('border.field'),
    inputTextColor: color('text.rest'),
    buttonBg: color('surface.raised'),
    buttonBorder: color('border.field'),
  });
}
