import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Card } from '@patient/ui/Card';
import { useKeptFocus } from '@patient/ui/focus';
import { Link } from '@patient/ui/Link';
import { Skeleton } from '@patient/ui/Skeleton';
import { Spinner } from '@patient/ui/Spinner';
import { Stack } from '@patient/ui/Stack';
import { basicsDraftAtom, changeBasicsAtom, partDoneAtom, restoreDraftAtom } from '../data/basics.ts';
import { pendingRegistrationAtom } from '#features/auth/index.ts';
import type { RegistrationFailure } from '../rules/failure.ts';
import { basicsParts, partToShow, treatmentOfEntry } from '../rules/parts.ts';
import { environmentAtom } from '#shared/environment.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { useIsSignedIn } from '#shared/session.ts';
import { pageHeading } from '#shared/view/focusHeading.ts';
import { useIsHydrated } from '#shared/view/useIsHydrated.ts';
import { useSteps } from '#shared/view/useSteps.ts';
import { EntryFrame } from '../entry/EntryFrame.tsx';
import { OtherTreatments } from './OtherTreatments.tsx';
import { PartHead } from './PartHead.tsx';
import { PlacePart } from './PlacePart.tsx';
import * as styles from './RegisterScreen.css.ts';

const formInPlace = inPlace('the form', <Skeleton shape="block" height="16rem" />);

/** For patients who left before they entered their code. */
const ConfirmAccount = lazyPart(
  async () => (await import('./ConfirmAccount.tsx')).ConfirmAccount,
  formInPlace,
);

/** Every part but the first: their fields are more code than the page. */
const LaterPart = lazyPart(async () => (await import('./LaterPart.tsx')).LaterPart, formInPlace);

/** Restores what was typed before a reload; true once that is done. */
function useRestored(): boolean {
  const restore = useSetAtom(restoreDraftAtom);
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const go = () => isMounted && setRestored(true);
    restore().then(go, go);
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
  const draft = useAtomValue(basicsDraftAtom);
  const pendingRegistration = useAtomValue(pendingRegistrationAtom);
  const changeBasics = useSetAtom(changeBasicsAtom);
  const finish = useSetAtom(partDoneAtom);
  const [location, navigate] = useLocation();
  // The address changes before the next screen replaces this one.
  const [pathname] = useState(location);
  const wanted = new URLSearchParams(useSearch()).get('part');
  const [refused, setRefused] = useState<RegistrationFailure>();
  const isRestored = useRestored();
  const isHydrated = useIsHydrated();
  const headingId = useId();
  usePreload(LaterPart);

  const email = pendingRegistration?.isConfirmed ? pendingRegistration.email : undefined;
  useEffect(() => {
    if (email !== undefined) changeBasics({ email });
  }, [email, changeBasics]);

  // Before anything else, as the account cannot be used without.
  const asksCode = pendingRegistration?.password !== undefined;
  useKeptFocus(asksCode, pageHeading);

  const entered = treatmentOfEntry(brand, pathname);
  const productType = entered ?? draft.productType;
  const parts = basicsParts({
    asksTreatment: entered === undefined,
    hasPatient: pendingRegistration?.hasPatient === true,
  });
  const part = partToShow(parts, wanted, draft.done);
  const index = parts.indexOf(part);
  const addressOf = (name: string | undefined) =>
    name === undefined ? pathname : `${pathname}?part=${name}`;

  const form = {
    carried: refused?.part === part ? refused.problem : undefined,
    onDone: () => {
      setRefused(undefined);
      finish(part);
      navigate(addressOf(parts[index + 1]));
    },
  };
  // Prerendered HTML has the first part; after a reload the address names one, which needs the draft.
  const isWaiting = isHydrated && !isRestored && wanted !== null;
  const place = useSteps({
    steps: parts.map((id, order) => ({ id, order })),
    current: isWaiting ? undefined : part,
  });
  if (isWaiting || isSignedIn) return <Spinner label="One moment…" />;
  return (
    <EntryFrame productType={entered} isFormOnly={asksCode || index > 0}>
      <Stack gap={6}>
        <Card>
          {asksCode ? (
            <ConfirmAccount />
          ) : (
            <Stack ref={place} gap={6}>
              <PartHead
                part={part}
                headingId={headingId}
                productType={productType}
                place={{ index, count: parts.length }}
                backHref={index > 0 ? addressOf(parts[index - 1]) : undefined}
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
                  onRefused={(failure) => {
                    setRefused(failure);
                    navigate(addressOf(failure.part));
                  }}
                />
              )}
            </Stack>
          )}
        </Card>
        {!asksCode && index === 0 && productType !== undefined && entered !== undefined && (
          <OtherTreatments productType={productType} />
        )}
        <p className={styles.quiet}>
          Already a patient? <Link href="/login">Sign in</Link>
        </p>
      </Stack>
    </EntryFrame>
  );
}
