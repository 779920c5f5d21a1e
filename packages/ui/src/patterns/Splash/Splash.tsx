import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import { Logo } from '../../components/Logo/index.ts';
import { RouteProgress } from '../RouteProgress/index.ts';
import * as styles from './Splash.css.ts';

/** Props of {@link Splash}. */
export interface SplashProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the progress bar. @default 'Loading page' */
  label?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Logo and progress bar of a document that has no content yet. The app replaces it. */
export function Splash({ label = 'Loading page', className, ...rest }: SplashProps) {
  return (
    <div {...rest} className={clsx(styles.page, className)} data-timer>
      <RouteProgress isLoading label={label} />
      <Logo size="large" />
    </div>
  );
}
