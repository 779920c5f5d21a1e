import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from './layers.css.ts';

const { color } = vars;

/**
 * Attributes of the root element that override the device's settings. `data-scheme` is part of the themes; without an
 * attribute, the device's setting applies.
 */
const rule = (selector: string, layer: string, style: object) =>
  globalStyle(selector, { '@layer': { [layer]: style } });

// In percent, because the patient may have changed the browser's font size.
rule('html[data-text="large"]', layers.reset, { fontSize: '112.5%' });
rule('html[data-text="larger"]', layers.reset, { fontSize: '125%' });

const status = ['success', 'warning', 'danger', 'info', 'neutral'] as const;

/** Quiet roles get the color of plain text, in every brand and scheme. */
const moreContrast = {
  vars: {
    [color.text.quiet]: color.text.rest,
    [color.border.quiet]: color.text.rest,
    [color.border.field]: color.text.rest,
    [color.border.fieldHover]: color.text.rest,
    [color.accent.quiet.border]: color.accent.quiet.text,
    [color.danger.border]: color.danger.text.rest,
    ...Object.fromEntries(status.map((name) => [color.status[name].border, color.status[name].text])),
  },
};
// More specific than the themes.
rule('[data-brand][data-contrast="more"]:root', layers.theme, moreContrast);
rule('[data-brand]:root:root', layers.theme, { '@media': { '(prefers-contrast: more)': moreContrast } });

// An important rule of an earlier layer overrides all others, so the exception has to be here: with `data-timer`, an animation
// has no motion and only delays when its element appears.
rule(
  '[data-motion="reduce"], [data-motion="reduce"] :not([data-timer]), [data-motion="reduce"] *::before, [data-motion="reduce"] *::after',
  layers.reset,
  {
    animation: 'none !important',
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  },
);
