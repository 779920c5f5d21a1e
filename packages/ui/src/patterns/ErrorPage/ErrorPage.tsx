import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/Link/index.ts';
import * as styles from './ErrorPage.css.ts';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Title in the specification's wording: "This page could not be found". */
  title: string;
  /** What the patient can do next. */
  message?: ReactNode;
  /** Short code such as "404". */
  code?: string;
  /** Path of the link that leads away. @default '/' */
  homeHref?: string;
  /** Label of the link that leads away. @default 'Home page' */
  homeLabel?: string;
  /** Retries; shows the button. */
  onRetry?: () => void;
  /** Label of the button that tries again. @default 'Try again' */
  retryLabel?: string;
  /** Additional action after the buttons. */
  action?: ReactNode;
  /** Ref to the heading, which can receive focus after navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLDivElement>;
}

/** Full-page error (specification sections 2 and 8). */
export function ErrorPage({
  title,
  message,
  code,
  homeHref = '/',
  homeLabel = 'Home page',
  onRetry,
  retryLabel = 'Try again',
  action,
  headingRef,
  className,
  ...rest
}: ErrorPageProps) {
  return (
    <div {...rest} className={clsx(styles.page, className)}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {message && <div className={styles.message}>{message}</div>}
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="primary" icon={<Icon name="refresh" />} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        <LinkButton href={homeHref} variant={onRetry ? 'secondary' : 'primary'}>
          {homeLabel}
        </LinkButton>
        {action}
      </div>
    </div>
  );
}
