export { AppearanceCard, type AppearanceCardProps, type AppearanceCardStrings } from './AppearanceCard.tsx';
