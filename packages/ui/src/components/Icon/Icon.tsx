import type { Ref, SVGAttributes } from 'react';
import * as styles from './Icon.css.ts';
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
export interface IconProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** Which drawing. */
  name: IconName;
  /** 16, 20 or 28 px at the base text size; grows with text. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** Said by a screen reader. Without it the icon is decoration beside a word. */
  label?: string;
  ref?: Ref<SVGSVGElement>;
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
export function Icon({ name, size = 'medium', label, className, ...rest }: IconProps) {
  const classes = [styles.icon({ size, isDirected: directed.has(name) }), className]
    .filter(Boolean)
    .join(' ');
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" {...meaning} {...rest} className={classes}>
      <path d={paths[name]} />
    </svg>
  );
}
