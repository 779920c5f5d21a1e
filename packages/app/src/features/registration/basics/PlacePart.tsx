import { useAtom, useAtomValue, useStore } from 'jotai';
import { useState } from 'react';
import { pageHeading, useKeptFocus } from '@patient/ui/focus';
import { PartForm } from '@patient/ui/PartForm';
import { Select } from '@patient/ui/Select';
import { TextField } from '@patient/ui/TextField';
import { basicsAtom } from '../data/basics.ts';
import { placeProblems } from '../views/place.ts';
import { NO_BASICS, withZipCode, states, territoryOfZip, type Basics } from '@patient/api/model';
import { environmentAtom } from '#shared/environment.ts';
import { Skeleton } from '@patient/ui/Skeleton';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { orReload } from '#shared/lazy/reloadForStaleChunk.ts';
import { useForm } from '#shared/view/useForm.ts';
import type { PartProps } from './partProps.ts';

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

const territoryOf = ({ zipCode }: Basics) => territoryOfZip(zipCode.trim());

/** ZIP code and state, the first part of the form. Submitting it checks that we treat patients in that state. */
export function PlacePart({ onDone, initialErrors }: PartProps) {
  const store = useStore();
  const environment = useAtomValue(environmentAtom);
  const [isNotServed, setNotServed] = useState(false);
  const checkState = async (state: string) => store.set((await loadChecks()).checkStateAtom, state);
  const { input, change, form } = useForm({
    draft: useAtom(basicsAtom),
    initial: NO_BASICS,
    initialErrors,
    check: (basics) => (territoryOf(basics) === undefined ? placeProblems(basics) : []),
    async send(basics) {
      if (territoryOf(basics) !== undefined) return () => setNotServed(true);
      // Reloads the page, with the draft, if a new release has removed this code.
      const isServed = await orReload(checkState(basics.state), environment);
      return isServed ? onDone : () => setNotServed(true);
    },
  });
  usePreload(checks);
  useKeptFocus(isNotServed, pageHeading);
  if (isNotServed)
    return <NotServed place={territoryOf(input) ?? input.state} onBack={() => setNotServed(false)} />;
  return (
    <PartForm {...form}>
      <TextField
        name="zipCode"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        value={input.zipCode}
        onChange={(zipCode) => change((latest) => withZipCode(latest, zipCode))}
      />
      <Select
        name="state"
        label="State"
        options={states}
        value={input.state || null}
        onChange={(state) => change({ state })}
        autoComplete="address-level1"
      />
    </PartForm>
  );
}
