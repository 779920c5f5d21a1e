import { useId, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Spinner } from '../../components/Spinner/index.ts';
import * as styles from './LoadingOverlay.css.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  /** Whether it lies over the page. It goes only when the owner says so. */
  isOpen: boolean;
  /** What is under way. @default 'Creating subscription...' */
  message?: string;
  /** A sentence more: that it may take a moment, that nothing is charged. */
  children?: ReactNode;
  /** Class of the panel. */
  className?: string;
}

/** Shuts the page off while something must not be disturbed (specification section 2, steps layout). Focus comes back. */
export function LoadingOverlay({
  isOpen,
  message = 'Creating subscription...',
  children,
  className,
}: LoadingOverlayProps) {
  const messageId = useId();
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled className={styles.scrim}>
      <Modal className={[styles.panel, className].filter(Boolean).join(' ')}>
        <Dialog aria-labelledby={messageId} className={styles.dialog}>
          <span className={styles.spinner}>
            <Spinner size="large" label={message} />
          </span>
          <p id={messageId} className={styles.message}>
            {message}
          </p>
          {children && <div className={styles.more}>{children}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
