export { IconButton, type IconButtonProps } from './IconButton.tsx';
export { RoundButton, type RoundButtonProps } from './RoundButton.tsx';
