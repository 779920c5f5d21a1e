import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/Link/index.ts';
import * as styles from './ErrorPage.css.ts';

/** Props of {@link ErrorPage}. */
export interface ErrorPageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** What happened, as the specification words it: "This page could not be found". */
  title: string;
  /** What the patient can do now. */
  message?: ReactNode;
  /** Short and readable over the telephone: "404". */
  code?: string;
  /** @default '/' */
  homeHref?: string;
  /** @default 'Home page' */
  homeLabel?: string;
  /** Offers to try again, and is called when that is pressed. */
  onRetry?: () => void;
  /** @default 'Try again' */
  retryLabel?: string;
  /** The heading, which can be given focus after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  ref?: Ref<HTMLDivElement>;
}

/** A whole page for what cannot be shown (specification sections 2 and 8). */
export function ErrorPage({
  title,
  message,
  code,
  homeHref = '/',
  homeLabel = 'Home page',
  onRetry,
  retryLabel = 'Try again',
  headingRef,
  className,
  ...rest
}: ErrorPageProps) {
  return (
    <div {...rest} className={[styles.page, className].filter(Boolean).join(' ')}>
      {code && <p className={styles.code}>{code}</p>}
      <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {message && <div className={styles.message}>{message}</div>}
      <div className={styles.ways}>
        {onRetry && (
          <Button variant="primary" icon={<Icon name="refresh" />} onPress={onRetry}>
            {retryLabel}
          </Button>
        )}
        <LinkButton href={homeHref} variant={onRetry ? 'secondary' : 'primary'}>
          {homeLabel}
        </LinkButton>
      </div>
    </div>
  );
}
