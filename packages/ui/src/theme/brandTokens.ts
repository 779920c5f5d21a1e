/** The token file of each brand, by brand id. */
import mens from '../../tokens/brand/mens.json' with { type: 'json' };
import product from '../../tokens/brand/product.json' with { type: 'json' };
import type { TokenTree } from './tokens.ts';

/** What each brand changes. */
export const brandTokens: Readonly<Record<string, TokenTree>> = { mens, product };
