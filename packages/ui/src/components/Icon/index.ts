export { SvgIcon, type SvgIconProps } from './SvgIcon.tsx';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './Icon.tsx';
