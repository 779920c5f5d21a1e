import { primitives, schemes } from '../sources.ts';
import type { TokenTree } from '../tokens.ts';

/** Leaves out the extension with CSS keywords. */
const standard = ({ $extensions: _keywords, ...tokens }: TokenTree): TokenTree => tokens;

const contexts = (trees: Readonly<Record<string, TokenTree>>) =>
  Object.fromEntries(Object.entries(trees).map(([name, tree]) => [name, [standard(tree)]]));

/** All tokens in one file: a resolver document of the Design Tokens Community Group, version 2025.10. */
export const resolverFile = (brands: Readonly<Record<string, TokenTree>>) => ({
  $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
  name: 'Patient design tokens',
  version: '2025.10',
  sets: {
    primitive: { description: 'Ramps, space, type, corners and motion.', sources: [standard(primitives)] },
  },
  modifiers: {
    scheme: { description: 'Color scheme.', contexts: contexts(schemes), default: 'light' },
    brand: {
      description: 'Values that a brand changes.',
      contexts: contexts(brands),
      default: Object.keys(brands)[0],
    },
  },
  resolutionOrder: [
    { $ref: '#/sets/primitive' },
    { $ref: '#/modifiers/scheme' },
    // Last, so that a brand can change a role.
    { $ref: '#/modifiers/brand' },
  ],
});
