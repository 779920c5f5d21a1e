import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Container } from '@patient/ui/Container';
import { IconButton } from '@patient/ui/IconButton';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { StepHeader, StepTitle } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import { startSubscriptionAtom } from '#features/treatment/index.ts';
import {
  progressOf,
  restoreRegistrationAtom,
  useBrowserHistory,
  useStepper,
  stepLabel,
  useStepTitle,
} from '#features/registration/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import type { LayoutProps } from './layout.ts';
import * as styles from './StepsLayout.css.ts';
import { StepsSidebar } from './StepsSidebar.tsx';
import { positionText, questionPositionAtom } from '#features/questionnaire/index.ts';
import { useHelp } from '#features/help/index.ts';

const Sheet = lazyPart(async () => (await import('@patient/ui/Sheet')).Sheet, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

/** The sidebar's links on a phone: behind a button, so that nothing beside the questions asks for attention. */
function StepsMenu() {
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

/** Layout of registration: back, title, help and progress; other treatments beside the questions (specification section 2). */
export function StepsLayout({ children }: LayoutProps) {
  const { brand } = useAtomValue(environmentAtom);
  const restore = useSetAtom(restoreRegistrationAtom);
  const { subscription, step, stepHistory, goBack, goForward, pause } = useStepper();
  const { data: me } = useAtomValue(meAtom);
  const { isPending: isCreating } = useAtomValue(startSubscriptionAtom);
  const position = useAtomValue(questionPositionAtom);
  const help = useHelp();
  const part = stepHistory.at(-1);
  const title = useStepTitle(step, part);

  useBrowserHistory({ goBack, goForward });

  const isRegistering = subscription !== undefined && me !== undefined;
  useEffect(() => {
    // The account set the status to active (specification section 4).
    if (isRegistering) restore();
  }, [isRegistering, restore]);

  useEffect(() => {
    document.title = `${title} | ${brand.title}`;
  }, [title, brand]);

  const hasSidebar = step === 'questions' && subscription?.productType !== undefined;
  const progress = subscription && progressOf(subscription);
  return (
    <>
      <div className={styles.frame}>
        <StepHeader
          logoHref="/login"
          onBack={goBack}
          onExit={pause}
          onHelp={help.open}
          menu={hasSidebar && <StepsMenu />}
          progress={
            progress && <StepProgress steps={progress.steps.map(stepLabel)} current={progress.current} />
          }
        />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Container className={styles.page}>
            <div className={hasSidebar ? styles.withSidebar : styles.only}>
              <div className={styles.content}>
                <StepTitle
                  title={title}
                  stepId={`${step} ${title}`}
                  position={
                    position === undefined ? undefined : position === null ? '' : positionText(position)
                  }
                />
                {children}
              </div>
              {hasSidebar && (
                <div className={styles.beside}>
                  <StepsSidebar />
                </div>
              )}
            </div>
          </Container>
        </main>
      </div>
      {help.dialog}
      <LoadingOverlay isOpen={isCreating} />
    </>
  );
}
