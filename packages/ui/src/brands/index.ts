import type { Brand } from '../theme/defineBrand.ts';
import { mens } from './mens.ts';
import { product } from './product.ts';

/** All brands. Unknown hosts get the first one. */
export const brands: readonly [Brand, ...Brand[]] = [mens, product];
