import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { useFocusOnForm } from '@patient/ui/focus';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { SectionCard } from '@patient/ui/SectionCard';
import type { Patient } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { addressLines } from '#shared/format/address.ts';
import { reportLoadFailure } from '#shared/lazy/reloadForStaleChunk.ts';
import { LazyAddressForm, unsavedDraft } from '#features/payment/index.ts';
import { toAddressInput } from '@patient/api/model';
import { shippingDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { useFormDraft } from './useEditing.ts';

const TITLE = 'Shipping address';

/** Shipping address, verified before it is saved. */
export function AddressSection({ patient }: { patient: Patient }) {
  const environment = useAtomValue(environmentAtom);
  const update = useAtomValue(updatePatientAtom);
  const { hasDraft, draft, updateDraft, setDraft } = useFormDraft(
    shippingDraftAtom(patient._id),
    toAddressInput(patient.shipping),
  );
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const isOpen = isEditing || hasDraft;
  const section = useFocusOnForm(isOpen, isEditing);
  const edit = async () => {
    try {
      await LazyAddressForm.load();
      setSaved(false);
      setEditing(true);
    } catch (error) {
      reportLoadFailure(error, environment);
    }
  };
  const close = () => {
    setDraft(() => undefined);
    setEditing(false);
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
        onUpdate={updateDraft}
        save={(shipping) => update.mutateAsync({ id: patient._id, shipping })}
        onSaved={(shipping) => setDraft((latest) => unsavedDraft(latest, shipping))}
        onDone={() => {
          setSaved(true);
          setEditing(false);
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
