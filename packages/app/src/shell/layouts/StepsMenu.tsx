import { useState } from 'react';
import { IconButton } from '@patient/ui/IconButton';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import * as styles from './StepsLayout.css.ts';
import { StepsSidebar } from './StepsSidebar.tsx';

const Sheet = lazyPart(async () => (await import('@patient/ui/Sheet')).Sheet, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

/** The sidebar's links on a phone: behind a button, so that nothing beside the questions asks for attention. */
export function StepsMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon="menu"
        label="Menu"
        variant="quiet"
        onPress={() => setOpen(true)}
        className={styles.menu}
      />
      {isOpen && (
        <Sheet isOpen onOpenChange={setOpen} side="end" title="Menu">
          <StepsSidebar />
        </Sheet>
      )}
    </>
  );
}
