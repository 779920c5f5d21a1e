/** Token files by brand id. */
import mens from '../../tokens/brand/mens.json' with { type: 'json' };
import product from '../../tokens/brand/product.json' with { type: 'json' };
import type { TokenTree } from './tokens.ts';

/** Tokens that each brand changes. */
export const brandTokens: Readonly<Record<string, TokenTree>> = { mens, product };
