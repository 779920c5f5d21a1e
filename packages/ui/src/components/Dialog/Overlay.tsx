import type { ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import * as styles from './Dialog.css.ts';

/** How wide a dialog may be where there is room: 400, 480 or 500 px. */
export type DialogSize = 'small' | 'medium' | 'help';

/** Props of {@link Overlay}. */
export interface OverlayProps extends Pick<ModalOverlayProps, 'isDismissable' | 'isKeyboardDismissDisabled'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size: DialogSize;
  children: ReactNode;
}

/** Shuts the page off and lays a panel over it: at the bottom of a phone, in the middle elsewhere. */
export function Overlay({ size, children, ...rest }: OverlayProps) {
  return (
    <ModalOverlay {...rest} className={styles.scrim}>
      <Modal className={styles.panel({ size })}>{children}</Modal>
    </ModalOverlay>
  );
}
