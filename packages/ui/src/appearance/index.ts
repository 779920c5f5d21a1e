export {
  appearanceAttributes,
  appearanceCookie,
  readAppearance,
  type Appearance,
  type AppearanceSetting,
} from './appearance.ts';
export { useAppearance } from './useAppearance.ts';
