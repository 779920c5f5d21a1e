import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useKeptFocus } from '@patient/ui/focus';
import { Select } from '@patient/ui/Select';
import { TextField } from '@patient/ui/TextField';
import { basicsDraftAtom, changeBasicsAtom } from '../data/basics.ts';
import { checkPlaceAtom, preparePlaceCheck } from '../data/placeCheck.ts';
import { placeProblems } from '../rules/basics.ts';
import { states } from '@patient/api/model';
import { usePreload } from '#shared/lazy/lazyPart.tsx';
import { pageHeading } from '#shared/view/focusHeading.ts';
import { NotServed } from './NotServed.tsx';
import type { PartProps } from './partProps.ts';
import { PartForm } from './PartForm.tsx';
import { NO_PROBLEMS, useSend } from './useSend.ts';
import { useUnchanged } from './useUnchanged.ts';

/** State and zip code; the state is checked before anything else is asked. */
export function PlacePart({ onDone, carried }: PartProps) {
  const { basics } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeBasicsAtom);
  const checkPlace = useSetAtom(checkPlaceAtom);
  const [isRefused, setRefused] = useState(false);
  const beginCheck = useUnchanged('state', 'zipCode');
  const sending = useSend(
    () => placeProblems(basics),
    async () => {
      const isUnchanged = beginCheck();
      const isServed = await checkPlace(basics.state);
      if (!isUnchanged()) return NO_PROBLEMS;
      if (isServed) onDone();
      else setRefused(true);
      return NO_PROBLEMS;
    },
    carried,
  );
  usePreload({ preload: preparePlaceCheck });
  useKeptFocus(isRefused, pageHeading);
  if (isRefused) return <NotServed state={basics.state} onBack={() => setRefused(false)} />;
  return (
    <PartForm sending={sending}>
      <Select
        name="state"
        label="State"
        options={states}
        value={basics.state || null}
        onChange={(state) => change({ state })}
        autoComplete="address-level1"
      />
      <TextField
        name="zipCode"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        value={basics.zipCode}
        onChange={(zipCode) => change({ zipCode })}
      />
    </PartForm>
  );
}
