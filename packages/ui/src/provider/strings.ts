import { createContext, use, useMemo } from 'react';
import type { PieceStrings } from '../brands/strings.ts';
import type { Brand } from '../theme/defineBrand.ts';

/** Brand of the UiProvider. Here, because pieces with strings don't need the provider's code. */
export const BrandContext = createContext<Brand | undefined>(undefined);

/** Defaults of a piece with those that the brand words differently, and then those of its `strings` prop. */
export const mergeStrings = <Name extends keyof PieceStrings>(
  name: Name,
  defaults: PieceStrings[Name],
  brand: Pick<Brand, 'strings'> | undefined,
  overrides: Partial<PieceStrings[Name]> | undefined,
): PieceStrings[Name] => ({ ...defaults, ...brand?.strings?.[name], ...overrides });

/** Strings of a piece: its defaults, then the brand's, then those of the prop. */
export function useStrings<Name extends keyof PieceStrings>(
  name: Name,
  defaults: PieceStrings[Name],
  overrides: Partial<PieceStrings[Name]> | undefined,
): PieceStrings[Name] {
  const brand = use(BrandContext);
  return useMemo(() => mergeStrings(name, defaults, brand, overrides), [name, defaults, brand, overrides]);
}
