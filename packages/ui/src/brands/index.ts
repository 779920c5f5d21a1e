import type { Brand } from '../theme/defineBrand.ts';
import { mens } from './mens.ts';
import { product } from './product.ts';

/** Every brand, the one for unknown hosts first. */
export const brands: readonly [Brand, ...Brand[]] = [mens, product];
