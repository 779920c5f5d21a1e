import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { DescriptionList } from '@patient/ui/DescriptionList';
import { Inline } from '@patient/ui/Inline';
import { Stack } from '@patient/ui/Stack';
import { becomeMadeAtom, forgetMakingAtom, retryMakingAtom } from './data/making.ts';
import type { Making } from './data/make.ts';
import { stateName } from '../../shared/format/states.ts';
import { pointOf } from './rules/points.ts';
import { treatmentName } from '../treatment/index.ts';
import { builtTarget } from '../../shared/view/standIns.ts';
import { CopyValue } from './CopyValue.tsx';
import * as styles from './TestUserScreen.css.ts';
import { useFallbackFocus } from './useFallbackFocus.ts';
import { Way } from './CallProgress.tsx';

const headings: Readonly<Record<Making['state'], string>> = {
  running: 'Making the patient…',
  failed: 'Not all of it was made',
  done: 'The patient is made',
};

/** Props of {@link Made}. */
export interface MadeProps {
  making: Making;
  /** Somebody else is signed in: nothing can be done as the patient. */
  isDisabled: boolean;
  /** Signing in as the patient has begun, or has failed. */
  onLeaving: (isLeaving: boolean) => void;
}

/** Who is being made and how far, and what to do with them. */
export function Made({ making: { facts, calls, state }, isDisabled, onLeaving }: MadeProps) {
  const { request, person, email, password } = facts;
  const retry = useSetAtom(retryMakingAtom);
  const forget = useSetAtom(forgetMakingAtom);
  const become = useSetAtom(becomeMadeAtom);
  const [, navigate] = useLocation();
  const [isBecoming, setBecoming] = useState(false);
  const [failure, setFailure] = useState<string>();

  const heading = useFallbackFocus(state);
  const stopped = calls.find((call) => call.state === 'failed');

  const goOn = async () => {
    setBecoming(true);
    setFailure(undefined);
    onLeaving(true);
    try {
      navigate(builtTarget(await become()));
      forget();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      setBecoming(false);
      onLeaving(false);
    }
  };
  const again = (
    <Button isDisabled={isBecoming} onPress={forget}>
      {state === 'failed' ? 'Begin anew' : 'Make another'}
    </Button>
  );
  return (
    <div className={styles.page}>
      <Card>
        <Stack gap={5}>
          <h2 ref={heading} tabIndex={-1} aria-live="polite">
            {headings[state]}
          </h2>
          <DescriptionList
            facts={[
              {
                term: state === 'done' ? 'Stands at' : 'On the way to',
                detail: pointOf(request.point).label,
              },
              { term: 'Treatment', detail: treatmentName(request.productType) },
              { term: 'Name', detail: `${person.firstName} ${person.lastName}` },
              { term: 'State', detail: stateName(request.state) },
              { term: 'Email', detail: <CopyValue what="email" value={email} /> },
              { term: 'Password', detail: <CopyValue what="password" value={password} /> },
            ]}
          />
          {failure !== undefined && (
            <Alert tone="danger" isLive title="Signing in as this patient failed">
              {failure}
            </Alert>
          )}
          {state === 'done' && (
            <Inline gap={3}>
              <Button
                variant="primary"
                isDisabled={isDisabled}
                isPending={isBecoming}
                pendingLabel="Signing in…"
                onPress={() => void goOn()}
              >
                Go on as this patient
              </Button>
              {again}
            </Inline>
          )}
          {state === 'failed' && (
            <Stack gap={4}>
              <Alert tone="danger" isLive title={`It stopped at: ${stopped?.label}`}>
                {stopped?.problem}
              </Alert>
              <Inline gap={3}>
                <Button variant="primary" isDisabled={isDisabled} onPress={() => void retry()}>
                  Try again from here
                </Button>
                {again}
              </Inline>
            </Stack>
          )}
        </Stack>
      </Card>
      <Way calls={calls} />
    </div>
  );
}
