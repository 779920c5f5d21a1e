export { Drawing, type DrawingProps } from './Drawing.tsx';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon.tsx';
