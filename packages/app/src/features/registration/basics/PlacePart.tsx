import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useState } from 'react';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { Select } from '@patient/ui/Select';
import { TextField } from '@patient/ui/TextField';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { placeProblems } from '../views/place.ts';
import { withZipCode, states, territoryOfZip } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { Skeleton } from '@patient/ui/Skeleton';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import { useSend, type PartProps } from './useSend.ts';

/** Loaded lazily, while the patient enters a ZIP code, so the first page is usable sooner. */
const loadChecks = loadCode(() => import('../data/checks.ts'));

/** Lazily loaded: only needed where we don't deliver. */
const NotServed = lazyPart(
  async () => (await import('./NotServed.tsx')).NotServed,
  inPlace('the form', <Skeleton shape="block" height="16rem" />),
);

/** Preload errors are ignored here: submitting the form loads the code again and shows the error. */
const checks = {
  preload: () =>
    loadChecks().then(
      () => undefined,
      () => undefined,
    ),
};

/** ZIP code and state, the first part of the form. Submitting it checks that we treat patients in that state. */
export function PlacePart({ onDone, initialProblem }: PartProps) {
  const { basics } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeBasicsAtom);
  const store = useStore();
  const environment = useAtomValue(environmentAtom);
  const [isNotServed, setNotServed] = useState(false);
  const checkState = async (state: string) => store.set((await loadChecks()).checkStateAtom, state);
  const territory = territoryOfZip(basics.zipCode.trim());
  const sending = useSend({
    check: () => (territory === undefined ? placeProblems(basics) : []),
    async send() {
      if (territory !== undefined) return () => setNotServed(true);
      // Reloads the page, with the draft, if a new release has removed this code.
      const isServed = await orReload(checkState(basics.state), environment);
      return isServed ? onDone : () => setNotServed(true);
    },
    initialProblem,
  });
  usePreload(checks);
  useKeptFocus(isNotServed, pageHeading);
  if (isNotServed) return <NotServed place={territory ?? basics.state} onBack={() => setNotServed(false)} />;
  return (
    <PartForm {...sending}>
      <TextField
        name="zipCode"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        value={basics.zipCode}
        onChange={(zipCode) => change(withZipCode(basics, zipCode))}
      />
      <Select
        name="state"
        label="State"
        options={states}
        value={basics.state || null}
        onChange={(state) => change({ state })}
        autoComplete="address-level1"
      />
    </PartForm>
  );
}
