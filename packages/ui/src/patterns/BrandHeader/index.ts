export { BrandHeader, type BrandHeaderProps } from './BrandHeader.tsx';
