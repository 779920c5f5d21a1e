import type { HTMLAttributes, Ref } from 'react';
import * as styles from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** A CSS length, for text best in `ch`. @default the shape's own */
  width?: string;
  /** A CSS length. @default the shape's own, for text its line */
  height?: string;
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number;
  /** What will be here. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | 'pill' | 'control';
  ref?: Ref<HTMLSpanElement>;
}

/** The place of something that is on its way, in its real shape. Silent: a SkeletonGroup around it speaks. */
export function Skeleton({
  width,
  height,
  lines = 1,
  shape = 'text',
  className,
  style,
  ...rest
}: SkeletonProps) {
  const bone = [styles.bone({ shape }), className].filter(Boolean).join(' ');
  const size = { inlineSize: width, blockSize: height, ...style };
  if (shape !== 'text' || lines < 2)
    return <span aria-hidden="true" {...rest} className={bone} style={size} />;
  return (
    <span aria-hidden="true" {...rest} style={{ display: 'block', ...size }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={line === lines - 1 ? `${bone} ${styles.lastLine}` : bone} />
      ))}
    </span>
  );
}
