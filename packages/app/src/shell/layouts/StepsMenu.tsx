import { IconButton } from '@patient/ui/IconButton';
import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { useLazyOverlay } from '#shared/lazy/useLazyOverlay.ts';
import * as styles from './StepsLayout.css.ts';
import { StepsSidebar } from './StepsSidebar.tsx';

const loadSheet = loadCode(async () => (await import('@patient/ui/Sheet')).Sheet);
const Sheet = preloadable(loadSheet);

/** The sidebar's links on a phone: behind a button, so that nothing beside the questions asks for attention. */
export function StepsMenu() {
  const { isOpen, setOpen, open } = useLazyOverlay(loadSheet);
  return (
    <>
      <IconButton icon="menu" label="Menu" variant="quiet" onPress={open} className={styles.menu} />
      {isOpen && (
        <Sheet isOpen onOpenChange={setOpen} side="end" title="Menu">
          <StepsSidebar />
        </Sheet>
      )}
    </>
  );
}
