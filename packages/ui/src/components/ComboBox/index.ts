export { ComboBox, type ComboBoxProps, type ComboBoxStrings } from './ComboBox.tsx';
export type { Suggestion } from './SuggestionList.tsx';
