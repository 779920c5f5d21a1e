/** The token files, and the shapes TypeScript reads off them. */
import color from '../../tokens/primitive/color.json' with { type: 'json' };
import motion from '../../tokens/primitive/motion.json' with { type: 'json' };
import radius from '../../tokens/primitive/radius.json' with { type: 'json' };
import size from '../../tokens/primitive/size.json' with { type: 'json' };
import space from '../../tokens/primitive/space.json' with { type: 'json' };
import type from '../../tokens/primitive/type.json' with { type: 'json' };
import dark from '../../tokens/semantic/dark.json' with { type: 'json' };
import light from '../../tokens/semantic/light.json' with { type: 'json' };
import { mergeTokens, type TokenTree } from './tokens.ts';

/** The keys of a token file without its `$` properties; every token is one `Leaf`. */
export type Shape<Tree, Leaf> = {
  readonly [Key in keyof Tree as Key extends `$${string}` ? never : Key]: Tree[Key] extends {
    readonly $value: unknown;
  }
    ? Leaf
    : Shape<Tree[Key], Leaf>;
};

/** Tokens no brand changes. */
export const fixedSources = { ...motion, ...size, ...space, type: type.type };

/** Tokens a brand or a scheme may change: the contract is made of these. */
export const themedSources = { ...light, ...radius, font: type.font };

/** Everything a theme is resolved from, before the brand's own file. */
export const primitives: TokenTree = mergeTokens(color, motion, radius, size, space, type);

/** The roles of each colour scheme. */
export const schemes: Readonly<Record<Scheme, TokenTree>> = { light, dark };

/** A colour scheme. */
export type Scheme = 'light' | 'dark';
