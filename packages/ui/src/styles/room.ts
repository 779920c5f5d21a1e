import { vars } from '../theme/contract.css.ts';

/** Room of a brand: a length of the space scale, narrower in a dense brand and wider in an airy one. */
export const room = (length: string): string => `calc(${length} * ${vars.density})`;
