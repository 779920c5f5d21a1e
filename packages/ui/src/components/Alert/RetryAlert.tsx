import type { PressEvent } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

/** Props of {@link RetryAlert}. */
export interface RetryAlertProps {
  title: ReactNode;
  /** Reason, and what the patient can do about it. */
  children?: ReactNode;
  /** Label of the button. */
  retry: string;
  /** Shows the button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Shown instead of content that failed to load. Pressing the button removes the alert, so the nearest focusable ancestor takes
 * the focus. For patterns only.
 */
export function RetryAlert({ title, children, retry, onRetry }: RetryAlertProps) {
  const onPress = ({ target }: PressEvent) => {
    target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    onRetry?.();
  };
  return (
    <Alert tone="danger" isLive title={title} action={onRetry && <Button onPress={onPress}>{retry}</Button>}>
      {children}
    </Alert>
  );
}
