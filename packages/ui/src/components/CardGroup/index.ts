export { CardGroup, type CardGroupProps } from './CardGroup.tsx';
export type { CardOption } from './cardGroupTypes.ts';
export { useAdvance, type Advance } from './useAdvance.ts';
