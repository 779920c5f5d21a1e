import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { ProfileSection } from '@patient/ui/ProfileSection';
import type { Patient } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { addressLines } from '#shared/format/address.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import { LazyAddressForm, unsavedDraft, toAddressInput } from '#features/payment/index.ts';
import { shippingDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { SectionCard } from './SectionCard.tsx';
import { useFocusOnForm } from './useFocusOnForm.ts';
import { useTyped } from './useEditing.ts';

const TITLE = 'Shipping address';

/** Shipping address, checked before it is saved. */
export function AddressSection({ patient }: { patient: Patient }) {
  const environment = useAtomValue(environmentAtom);
  const update = useAtomValue(updatePatientAtom);
  const { isTyped, draft, write, setTyped } = useTyped(
    shippingDraftAtom(patient._id),
    toAddressInput(patient.shipping),
  );
  const [isAsked, setAsked] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isOpen = isAsked || isTyped;
  const section = useFocusOnForm(isOpen, isAsked);
  const edit = async () => {
    try {
      await LazyAddressForm.load();
      setSaved(false);
      setAsked(true);
    } catch (error) {
      await reportLoadFailure(error, environment);
    }
  };
  const close = () => {
    setTyped(() => undefined);
    setAsked(false);
  };
  const lines = addressLines(patient.shipping ?? {});
  if (!isOpen)
    return (
      <ProfileSection
        ref={section}
        title={TITLE}
        facts={lines.length === 0 ? [] : [{ term: 'Deliveries go to', detail: lines.join(', ') }]}
        form=""
        isSaved={isSaved}
        onEdit={() => void edit()}
      />
    );
  return (
    <SectionCard ref={section} title={TITLE}>
      <LazyAddressForm
        value={draft}
        onUpdate={write}
        save={(shipping) => update.mutateAsync({ id: patient._id, shipping })}
        onSaved={(shipping) => setTyped((latest) => unsavedDraft(latest, shipping))}
        onDone={() => {
          setSaved(true);
          setAsked(false);
        }}
        submitLabel="Save address"
      />
      {/* A check can be canceled; saving can't. */}
      <Button isDisabled={update.isPending} onPress={close}>
        Cancel
      </Button>
    </SectionCard>
  );
}
