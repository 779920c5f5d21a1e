import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Dialog.css.ts';

/** Props of {@link DialogHeader}. */
export interface DialogHeaderProps {
  /** Names the dialog. */
  title: ReactNode;
  /** Name of the close button; without it there is none. */
  closeLabel?: string | undefined;
}

/** Title and close button; stays in sight while the dialog scrolls. */
export function DialogHeader({ title, closeLabel }: DialogHeaderProps) {
  return (
    <header className={styles.header}>
      <Heading slot="title" className={styles.title}>
        {title}
      </Heading>
      {closeLabel !== undefined && <IconButton slot="close" icon="close" label={closeLabel} />}
    </header>
  );
}
