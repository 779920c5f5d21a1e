import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

/** Props of {@link DialogHeader}. */
export interface DialogHeaderProps {
  /** Visible title and accessible name of the dialog. */
  title: ReactNode;
  /** Accessible name of the close button. Without it, there is no close button. */
  closeLabel?: string | undefined;
}

/** Title and close button; stays visible while the dialog scrolls. */
export function DialogHeader({ title, closeLabel }: DialogHeaderProps) {
  return (
    <div className={styles.header}>
      <Heading slot="title" className={styles.title}>
        {title}
      </Heading>
      {closeLabel !== undefined && <IconButton slot="close" icon="close" label={closeLabel} />}
    </div>
  );
}
