import type { ReactNode } from 'react';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { CloseOnBack } from './CloseOnBack.tsx';
import { closesOnPress } from './closesOnPress.ts';
import * as styles from './Dialog.css.ts';

/** Maximum width of a dialog: 400, 480 or 500 px, or the page's for a picture. */
export type DialogSize = 'small' | 'medium' | 'help' | 'picture';

/** Props of {@link Overlay}. */
export interface OverlayProps extends Pick<ModalOverlayProps, 'isDismissable' | 'isKeyboardDismissDisabled'> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  size: DialogSize;
  children: ReactNode;
}

/** Modal overlay with a panel: at the bottom on phones, centered on larger screens. */
export function Overlay({ size, children, ...rest }: OverlayProps) {
  const { isOpen, onOpenChange, isKeyboardDismissDisabled } = rest;
  return (
    <ModalOverlay {...rest} shouldCloseOnInteractOutside={closesOnPress} className={styles.scrim}>
      <Modal className={styles.panel({ size })}>
        <CloseOnBack
          isOpen={isOpen}
          onClose={() => onOpenChange(false)}
          isBlocked={isKeyboardDismissDisabled}
        />
        {children}
      </Modal>
    </ModalOverlay>
  );
}
