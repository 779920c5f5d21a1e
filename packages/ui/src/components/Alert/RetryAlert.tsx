import type { PressEvent } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

/** Props of {@link RetryAlert}. */
export interface RetryAlertProps {
  /** What failed: "We couldn't load your messages". */
  title: ReactNode;
  /** Reason, and what the patient can do about it. */
  children?: ReactNode;
  /** Label of the button. @default 'Try again' */
  retry?: string;
  /** Shows the button. */
  onRetry?: (() => void) | undefined;
  /** Whether a retry is pending. Without it, pressing the button removes the alert, and the nearest focusable ancestor takes the focus. */
  isRetrying?: boolean | undefined;
  /** Whether it appeared while the patient was on the page. @default true */
  isLive?: boolean;
}

/** Shown instead of content that failed to load, or below an action that failed. */
export function RetryAlert({
  title,
  children,
  retry = 'Try again',
  onRetry,
  isRetrying,
  isLive = true,
}: RetryAlertProps) {
  const onPress = ({ target }: PressEvent) => {
    if (isRetrying === undefined) target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    onRetry?.();
  };
  const button = onRetry && (
    <Button isPending={isRetrying ?? false} onPress={onPress}>
      {retry}
    </Button>
  );
  return (
    <Alert tone="danger" isLive={isLive} title={title} action={button}>
      {children}
    </Alert>
  );
}
