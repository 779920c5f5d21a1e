export { brands } from '../brands/index.ts';
export { breakpoint, motion, scale, space } from './scale.ts';
export { media } from '../styles/media.ts';
export { vars } from './contract.css.ts';
export { brandIcon, defineBrand, type Brand, type BrandOptions } from './defineBrand.ts';
export { pressableStyle } from './pressableStyle.ts';
