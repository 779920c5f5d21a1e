export { TextArea, type TextAreaProps, type TextAreaStrings } from './TextArea.tsx';
