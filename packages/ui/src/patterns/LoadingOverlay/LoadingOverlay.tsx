import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseOnBack } from '../../components/Dialog/CloseOnBack.tsx';
import { Spinner } from '../../components/Spinner/index.ts';
import * as styles from './LoadingOverlay.css.ts';

/** Props of {@link LoadingOverlay}. */
export interface LoadingOverlayProps {
  /** Whether the overlay is open; the patient cannot close it. */
  isOpen: boolean;
  /** What is in progress. @default 'Creating subscription...' */
  message?: string;
  /** Further details, such as how long it takes or that nothing is charged. */
  children?: ReactNode;
  /** Class of the panel. */
  className?: string;
}

/** Blocks the page during an operation and restores focus afterwards (specification section 2, steps layout). */
export function LoadingOverlay({
  isOpen,
  message = 'Creating subscription...',
  children,
  className,
}: LoadingOverlayProps) {
  const messageId = useId();
  const moreId = useId();
  return (
    <ModalOverlay isOpen={isOpen} isKeyboardDismissDisabled className={styles.scrim}>
      <Modal className={clsx(styles.panel, className)}>
        <CloseOnBack isOpen={isOpen} onClose={() => undefined} isBlocked />
        <Dialog
          aria-labelledby={messageId}
          {...(children !== undefined && { 'aria-describedby': moreId })}
          className={styles.dialog}
        >
          {/* The message already announces it. */}
          <span aria-hidden="true" className={styles.spinner}>
            <Spinner size="large" />
          </span>
          <p id={messageId} className={styles.message}>
            {message}
          </p>
          {children && (
            <div id={moreId} className={styles.more}>
              {children}
            </div>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
