import type { PressEvent } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Alert } from './Alert.tsx';

/** Props of {@link RetryAlert}. */
export interface RetryAlertProps {
  title: ReactNode;
  /** Why, and what the patient can do about it. */
  children?: ReactNode;
  /** Label of the button. */
  retry: string;
  /** Shows the button. */
  onRetry?: (() => void) | undefined;
}

/**
 * Stands in place of what could not be loaded. Its button goes with it once it is pressed, so the nearest element around it
 * that can have the focus takes it. For patterns only.
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
