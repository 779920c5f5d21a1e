import { Drawing, type DrawingProps } from './Drawing.tsx';
import { paths } from './paths.ts';

/** The name of a drawing in the set. */
export type IconName = keyof typeof paths;

/** Every name, in alphabetical order. */
export const iconNames: readonly IconName[] = Object.keys(paths).filter(isIconName);

/** Whether a string, for instance one from a table of data, names an icon. */
export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name);
}

/** Props of {@link Icon}. */
export interface IconProps extends Omit<DrawingProps, 'd' | 'isDirected'> {
  /** Which drawing. */
  name: IconName;
}

/** Drawings that point along the line of text, and so turn round where text runs from right to left. */
const directed: ReadonlySet<IconName> = new Set<IconName>([
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

/** A drawing in the colour of the text around it. */
export function Icon({ name, ...rest }: IconProps) {
  return <Drawing {...rest} d={paths[name]} isDirected={directed.has(name)} />;
}
