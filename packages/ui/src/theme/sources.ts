/** Token files with the types TypeScript infers from them. */
import color from '../../tokens/primitive/color.json' with { type: 'json' };
import house from '../../tokens/primitive/house.json' with { type: 'json' };
import motion from '../../tokens/primitive/motion.json' with { type: 'json' };
import radius from '../../tokens/primitive/radius.json' with { type: 'json' };
import size from '../../tokens/primitive/size.json' with { type: 'json' };
import space from '../../tokens/primitive/space.json' with { type: 'json' };
import type from '../../tokens/primitive/type.json' with { type: 'json' };
import dark from '../../tokens/semantic/dark.json' with { type: 'json' };
import light from '../../tokens/semantic/light.json' with { type: 'json' };
import { mergeTokens, type TokenTree } from './tokens.ts';

/** Keys of a token file without its `$` properties, with a `Leaf` for each token. */
export type Shape<Tree, Leaf> = {
  readonly [Key in keyof Tree as Key extends `$${string}` ? never : Key]: Tree[Key] extends {
    readonly $value: unknown;
  }
    ? Leaf
    : Shape<Tree[Key], Leaf>;
};

/** Tokens that are the same in every brand. */
export const fixedSources = { ...motion, ...size, ...space, type: type.type };

const keywords = house.$extensions['patient.keywords'];

/** Tokens that a brand or scheme can change; the keys of the theme contract. */
export const themedSources = {
  ...light,
  ...radius,
  font: type.font,
  heading: house.heading,
  density: house.density,
  icon: { ...house.icon, ...keywords.icon },
  header: { ...house.header, ...keywords.header },
  entry: keywords.entry,
};

/** Base tokens of every theme, before the brand's own file. */
export const primitives: TokenTree = mergeTokens(color, house, motion, radius, size, space, type);

/** Roles of each color scheme. */
export const schemes: Readonly<Record<Scheme, TokenTree>> = { light, dark };

/** Color scheme. */
export type Scheme = 'light' | 'dark';
