export { PriceParts, type PricePart, type PricePartsProps } from './PriceParts.tsx';
