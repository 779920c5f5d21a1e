import type { StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

/** A rule of a component. Every rule in `components/` goes through this. */
export const inComponent = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.component]: rule } });

/** A rule of a pattern: beats the components it is made of. Every rule in `patterns/` goes through this. */
export const inPattern = (rule: StyleRule): StyleRule => ({ '@layer': { [layers.pattern]: rule } });
