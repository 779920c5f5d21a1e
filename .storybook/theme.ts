import { brandTokens, themeColors } from '@patient/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming';
import { brands } from '../packages/ui/src/brands/index.ts';
import { brandOf, schemeOf, type Globals } from './globals.ts';

/** Storybook's own theme, in the colors of the brand and scheme that the toolbars select. */
export function storybookTheme(globals: Globals): ThemeVars {
  const scheme = schemeOf(globals);
  const colors = themeColors(brandTokens[brandOf(globals).id] ?? {}, scheme);
  const color = (role: string) => colors.get(`color.${role}`) ?? '';
  return create({
    base: scheme,
    brandTitle: `${brands.map(({ name }) => name).join(' and ')} design system`,
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
