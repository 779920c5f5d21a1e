import { vars } from '../theme/contract.css.ts';

/** Length of the space scale, times the brand's density. */
export const room = (length: string): string => `calc(${length} * ${vars.density})`;
