export { CardUses, type CardUse, type CardUsesProps, type CardUsesStrings } from './CardUses.tsx';
export { CardSaved, type CardResult, type CardSavedProps, type CardSavedStrings } from './CardSaved.tsx';
