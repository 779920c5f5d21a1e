export { BrandFooter, type BrandFooterProps, type BrandFooterStrings } from './BrandFooter.tsx';
