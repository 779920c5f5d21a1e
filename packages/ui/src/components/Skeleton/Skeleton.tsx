import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import * as styles from './Skeleton.css.ts';

/** Props of {@link Skeleton}. */
export interface SkeletonProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** CSS length; prefer `ch` for text. @default the shape's own */
  width?: string;
  /** CSS length. @default the shape's own */
  height?: string;
  /** Number of text lines; the last one is shorter. @default 1 */
  lines?: number;
  /** Shape of the content that is loading. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | 'pill' | 'control';
  ref?: Ref<HTMLSpanElement>;
}

/** Placeholder in the shape of content that is loading. Silent; the surrounding SkeletonGroup announces it. */
export function Skeleton({
  width,
  height,
  lines = 1,
  shape = 'text',
  className,
  style,
  ...rest
}: SkeletonProps) {
  const skeletonClass = clsx(styles.skeleton({ shape }), className);
  const size = { inlineSize: width, blockSize: height, ...style };
  if (shape !== 'text' || lines < 2)
    return <span aria-hidden="true" {...rest} className={skeletonClass} style={size} />;
  return (
    <span aria-hidden="true" {...rest} style={{ display: 'block', ...size }}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={clsx(skeletonClass, line === lines - 1 && styles.lastLine)} />
      ))}
    </span>
  );
}
