import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { failureText } from '#shared/format/failureText.ts';
import { Alert } from '@patient/ui/Alert';
import { IconButton } from '@patient/ui/IconButton';
import { LoadingOverlay } from '@patient/ui/LoadingOverlay';
import { StepFrame } from '@patient/ui/PageFrame';
import { StepHeader, StepTitle } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import { startFailure, startSubscriptionAtom } from '#features/treatment/index.ts';
import { providerChecksAtom } from '#features/identity/index.ts';
import { progressOf } from '@patient/api/model';
import { stepLabel, stepTitle, useStepper } from '#features/registration/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { meAtom } from '#shared/patient/me.ts';
import { restoreRegistration } from '#shared/patient/registrationStatus.ts';
import { cacheAtom } from '#shared/service/cache.ts';
import { useSteps } from '#shared/view/useSteps.ts';
import type { LayoutProps } from './layout.ts';
import { StepsSidebar } from './StepsSidebar.tsx';
import { positionText, questionPositionAtom, visitOfStep } from '#features/questionnaire/index.ts';
import { useHelp } from '#features/help/index.ts';

const Sheet = lazyPart(async () => (await import('@patient/ui/Sheet')).Sheet, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

/** The sidebar's links on phones, behind a button, to focus on the questions. */
function StepsMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label="Menu" variant="quiet" onPress={() => setOpen(true)} />
      {isOpen && (
        <Sheet isOpen onOpenChange={setOpen} side="end" title="Menu">
          <StepsSidebar onStart={() => setOpen(false)} />
        </Sheet>
      )}
    </>
  );
}

const isProviderCheckingAtom = atom((get) => get(providerChecksAtom).data === true);
const falseAtom = atom(false);
const undefinedAtom = atom(undefined);

/** Layout of registration: back, title, help and progress; other treatments beside the questions (specification section 2). */
export function StepsLayout({ children }: LayoutProps) {
  const { session } = useAtomValue(environmentAtom);
  const cache = useAtomValue(cacheAtom);
  const { subscription, step, stepHistory, places, moveTo, goBack, pause } = useStepper();
  const { data: me } = useAtomValue(meAtom);
  const { isPending: isCreating, error: startError } = useAtomValue(startSubscriptionAtom);
  const visit = visitOfStep(subscription, step);
  const position = useAtomValue(visit ? questionPositionAtom(visit) : undefinedAtom);
  const help = useHelp();
  // The provider's identity check has no parts. Only the photo step fetches the setting.
  const hasNoParts = useAtomValue(step === 'photo' ? isProviderCheckingAtom : falseAtom);
  const title = stepTitle(step, hasNoParts ? undefined : stepHistory.at(-1));

  const documentTitle = position ? `${positionText(position)}: ${title}` : title;

  useSteps({
    steps: places.map((place) => ({ ...place, title: documentTitle })),
    current: places.at(-1)?.id,
    onMove: moveTo,
  });

  const isRegistering = subscription !== undefined && me !== undefined;
  useEffect(() => {
    // The account pages have set the status to active (specification section 4).
    if (isRegistering) restoreRegistration(session, cache);
  }, [isRegistering, session, cache]);

  const hasSidebar = step === 'questions' && subscription?.productType !== undefined;
  const progress = subscription && progressOf(subscription);
  return (
    <>
      <StepFrame
        isWide={step === 'treatment'}
        isLoading={subscription === undefined}
        header={
          <StepHeader
            logoHref="/login"
            onBack={goBack}
            onExit={pause}
            onHelp={help.open}
            menu={hasSidebar && <StepsMenu />}
            progress={
              progress ? (
                <StepProgress steps={progress.steps.map(stepLabel)} current={progress.current} />
              ) : null
            }
          />
        }
        sidebar={hasSidebar && <StepsSidebar />}
      >
        <StepTitle
          title={title}
          stepId={`${step} ${title}`}
          // Its line stays empty on a page without a number.
          position={position ? positionText(position) : visit && ''}
        />
        {startError && (
          <Alert tone="danger" isLive title={startFailure(startError)}>
            {failureText(startError)}
          </Alert>
        )}
        {children}
      </StepFrame>
      {help.dialog}
      <LoadingOverlay isOpen={isCreating} />
    </>
  );
}
