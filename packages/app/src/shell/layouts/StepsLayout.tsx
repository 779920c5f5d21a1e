import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Container } from '@patient/ui/Container';
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
import { meAtom } from '#shared/patient/me.ts';
import type { LayoutProps } from './layout.ts';
import * as styles from './StepsLayout.css.ts';
import { StepsMenu } from './StepsMenu.tsx';
import { StepsSidebar } from './StepsSidebar.tsx';
import { positionText, questionPositionAtom } from '#features/questionnaire/index.ts';
import { useHelp } from '#features/help/index.ts';

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
