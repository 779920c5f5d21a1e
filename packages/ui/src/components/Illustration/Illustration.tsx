import { clsx } from 'clsx';
import type { Ref, SVGAttributes } from 'react';
import type { Picture } from './picture.ts';
import * as styles from './Illustration.css.ts';

/** Props of {@link Illustration}. */
export interface IllustrationProps extends Omit<SVGAttributes<SVGSVGElement>, 'children' | 'name'> {
  /** Picture: `brandPicture(brand, name)`, or custom data. */
  picture: Picture;
  ref?: Ref<SVGSVGElement>;
}

/** Decorative picture from a brand's set, in the brand's colors and line. As wide as its container. */
export function Illustration({ picture, className, ...rest }: IllustrationProps) {
  return (
    <svg viewBox={picture.viewBox} aria-hidden="true" {...rest} className={clsx(styles.picture, className)}>
      {picture.shapes.map(({ d, fill, line }) => (
        <path key={d} d={d} className={clsx(fill && styles.fill[fill], line && styles.line[line])} />
      ))}
    </svg>
  );
}
