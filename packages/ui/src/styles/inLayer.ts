import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** Puts a rule in the component layer. Use it for every rule in `components/`. */
export const inComponent = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

/** Puts a rule in the pattern layer, which overrides components. Use it for every rule in `patterns/`. */
export const inPattern = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.pattern]: rule } });
