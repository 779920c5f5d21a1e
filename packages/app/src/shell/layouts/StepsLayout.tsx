import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { Container } from '@patient/ui/Container';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { StepHeader } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import { startSubscriptionAtom } from '../../features/treatment/index.ts';
import {
  progressOf,
  useBrowserBack,
  useStepper,
  stepLabel,
  stepTitle,
} from '../../features/registration/index.ts';
import { environmentAtom } from '../../shared/environment.ts';
import type { LayoutProps } from './layout.ts';
import * as styles from './StepsLayout.css.ts';
import { StepsSidebar } from './StepsSidebar.tsx';
import { useHelp } from '../../features/help/index.ts';

/** Layout of registration: back, title, help and progress; other treatments beside the questions (specification section 2). */
export function StepsLayout({ children }: LayoutProps) {
  const { brand, session } = useAtomValue(environmentAtom);
  const { subscription, step, stepHistory, goBack } = useStepper();
  const { isPending: isCreating } = useAtomValue(startSubscriptionAtom);
  const help = useHelp();
  const part = stepHistory.at(-1);
  const title = stepTitle(step, part);

  useBrowserBack(goBack);

  useEffect(() => {
    // The dashboard set the status to active (specification section 4).
    if (session.recall('originalRegistrationStatus') !== 'register') return;
    session.keep('originalRegistrationStatus', undefined);
    session.setStatus('register');
  }, [session]);

  useEffect(() => {
    document.title = `${title} | ${brand.title}`;
  }, [title, brand]);

  const hasSidebar = step === 'questions' && subscription?.productType !== undefined;
  const progress = subscription && progressOf(subscription);
  return (
    <>
      <main id="main" tabIndex={-1}>
        <StepHeader
          title={title}
          stepId={`${step} ${title}`}
          onBack={goBack}
          onHelp={help.open}
          progress={
            progress && <StepProgress steps={progress.steps.map(stepLabel)} current={progress.current} />
          }
        />
        <Container className={styles.page}>
          <div className={hasSidebar ? styles.withSidebar : undefined}>
            <div className={styles.content}>{children}</div>
            {hasSidebar && (
              <div className={styles.beside}>
                <StepsSidebar />
              </div>
            )}
          </div>
        </Container>
      </main>
      {help.dialog}
      <LoadingOverlay isOpen={isCreating} />
    </>
  );
}
