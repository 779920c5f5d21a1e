import { SvgIcon, type SvgIconProps } from './SvgIcon.tsx';
import { paths } from './paths.ts';

/** Name of an icon in the set. */
export type IconName = keyof typeof paths;

/** All icon names in alphabetical order. */
export const iconNames: readonly IconName[] = Object.keys(paths).filter(isIconName);

/** Whether a string, such as one from data, is an icon name. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** Props of {@link Icon}. */
export interface IconProps extends Omit<SvgIconProps, 'd' | 'isDirectional'> {
  /** Which icon to show. */
  name: IconName;
}

/** Icons that point along the text direction and are mirrored in right-to-left text. */
const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-back',
  'arrow-right',
  'chat',
  'chevron-left',
  'chevron-right',
  'external',
  'logout',
  'return-parcel',
  'send',
  'skip',
  'truck',
]);

/** Icon from the set, in the current text color. */
export function Icon({ name, ...rest }: IconProps) {
  return <SvgIcon {...rest} d={paths[name]} isDirectional={directionalIcons.has(name)} />;
}
