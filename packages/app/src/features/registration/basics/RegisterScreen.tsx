import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Card } from '@patient/ui/Card';
import { EntryPage } from '@patient/ui/EntryPage';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { useIsHydrated } from '@patient/ui/hooks';
import { PartHead } from '@patient/ui/PartForm';
import { Skeleton } from '@patient/ui/Skeleton';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { basicsAtom, basicsDraftAtom, partDoneAtom, restoreDraftAtom } from '../data/basics.ts';
import { pendingRegistrationAtom } from '#features/auth/index.ts';
import type { RegistrationFailure } from '../views/failure.ts';
import {
  NO_BASICS,
  basicsParts,
  otherTreatments,
  partToShow,
  slugOfProductType,
  treatmentOfEntry,
  type BasicsPart,
} from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { useIsSignedIn } from '#shared/session.ts';
import { slugOfPath, treatmentName } from '#shared/treatments.ts';
import { useSteps } from '#shared/view/useSteps.ts';
import { PlacePart } from './PlacePart.tsx';

const formInPlace = inPlace('the form', <Skeleton shape="block" height="16rem" />);

/** Lazily loaded: only needed by patients who left before entering their code. */
const ConfirmAccount = lazyPart(
  async () => (await import('./ConfirmAccount.tsx')).ConfirmAccount,
  formInPlace,
);

/** Lazily loaded: the fields after the first part are more code than the page itself. */
const LaterPart = lazyPart(async () => (await import('./LaterPart.tsx')).LaterPart, formInPlace);

const titles: Readonly<Record<BasicsPart, string>> = {
  treatment: 'What would you like to treat?',
  place: 'Where do you live?',
  person: 'About you',
  account: 'Your account',
};

/** Restores the draft after a reload; returns true once restored. */
function useRestored(): boolean {
  const restore = useSetAtom(restoreDraftAtom);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const finish = () => isMounted && setRestored(true);
    restore().then(finish, finish);
    return () => {
      isMounted = false;
    };
  }, [restore]);
  return isRestored;
}

/** /{slug}, /ed and /register: the basics step of registration, a few fields at a time (decisions, "Registration"). */
export function RegisterScreen() {
  const { brand } = useAtomValue(environmentAtom);
  const isSignedIn = useIsSignedIn();
  const [draft, saveDraft] = useAtom(basicsDraftAtom);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const changeBasics = useSetAtom(basicsAtom);
  const finish = useSetAtom(partDoneAtom);
  const [location, navigate] = useLocation();
  // Initial path, because the URL changes before the next screen replaces this one.
  const [pathname] = useState(location);
  const requestedPart = new URLSearchParams(useSearch()).get('part');
  const [rejection, setRejection] = useState<RegistrationFailure>();
  const isRestored = useRestored();
  const isHydrated = useIsHydrated();
  const headingId = useId();
  usePreload(LaterPart);

  const email = pendingRegistration?.isConfirmed ? pendingRegistration.email : undefined;
  useEffect(() => {
    if (email !== undefined) changeBasics((latest = NO_BASICS) => ({ ...latest, email }));
  }, [email, changeBasics]);
  // The account is stored with the draft: the page may be reloaded while the patient reads the email with the code.
  useEffect(() => {
    if (pendingRegistration !== undefined) saveDraft((latest) => latest);
  }, [pendingRegistration, saveDraft]);

  // The code comes first: the account can't be used until it is confirmed.
  const needsCode = pendingRegistration?.needsSignIn === true;
  useKeptFocus(needsCode, pageHeading);

  const treatmentInPath = treatmentOfEntry(brand, slugOfPath(pathname));
  const productType = treatmentInPath ?? draft.productType;
  const parts = basicsParts({
    needsTreatment: treatmentInPath === undefined,
    hasPatient: pendingRegistration?.hasPatient === true,
  });
  const part = partToShow(parts, requestedPart, draft.done);
  const index = parts.indexOf(part);
  const urlOf = (name: string | undefined) => (name === undefined ? pathname : `${pathname}?part=${name}`);

  const form = {
    initialErrors: rejection?.part === part ? [rejection.problem] : undefined,
    hasAccount: rejection?.part === part && rejection.hasAccount === true,
    onDone: () => {
      setRejection(undefined);
      finish(part);
      navigate(urlOf(parts[index + 1]));
    },
  };
  // Prerendered HTML contains the first part. Another requested part is only shown if the restored draft allows it.
  const isRestoring = isHydrated && !isRestored && requestedPart !== null;
  const stepRef = useSteps({
    steps: parts.map((id, order) => ({ id, order })),
    current: isRestoring ? undefined : part,
  });
  if (isRestoring || isSignedIn) return <Spinner label="One moment…" />;
  return (
    <EntryPage
      {...(treatmentInPath && { picture: treatmentInPath })}
      isFormOnly={needsCode || index > 0}
      others={
        needsCode || index > 0 || treatmentInPath === undefined
          ? []
          : otherTreatments(brand, treatmentInPath).map((other) => ({
              label: treatmentName(other),
              href: `/${slugOfProductType(other)}`,
            }))
      }
    >
      <Card>
        {needsCode ? (
          <ConfirmAccount />
        ) : (
          <Stack ref={stepRef} gap={6}>
            <PartHead
              title={titles[part]}
              headingId={headingId}
              subject={productType && part !== 'treatment' ? treatmentName(productType) : undefined}
              current={index + 1}
              count={parts.length}
              backHref={index > 0 ? urlOf(parts[index - 1]) : undefined}
            />
            {part === 'place' ? (
              <PlacePart {...form} />
            ) : (
              <LaterPart
                key={part}
                {...form}
                part={part}
                headingId={headingId}
                productType={productType}
                onRejected={(failure) => {
                  setRejection(failure);
                  navigate(urlOf(failure.part));
                }}
              />
            )}
          </Stack>
        )}
      </Card>
    </EntryPage>
  );
}
