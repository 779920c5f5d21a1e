export { AvatarPicker, type AvatarPickerProps, type AvatarPickerStrings } from './AvatarPicker.tsx';
