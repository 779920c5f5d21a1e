import { useAtom, useAtomValue } from 'jotai';
import { Button } from '@patient/ui/Button';
import { useFocusOnForm } from '@patient/ui/focus';
import { ProfileSection } from '@patient/ui/ProfileSection';
import { SectionCard } from '@patient/ui/SectionCard';
import type { Patient } from '@patient/api';
import { addressLines } from '#shared/format/address.ts';
import { CheckedAddressForm } from '#features/payment/index.ts';
import { shippingDraftAtom } from './data/drafts.ts';
import { updatePatientAtom } from './data/profile.ts';
import { useOpenForm } from './useEditing.ts';

const TITLE = 'Shipping address';

/** Shipping address, verified before it is saved. */
export function AddressSection({ patient }: { patient: Patient }) {
  const update = useAtomValue(updatePatientAtom);
  const draftAtom = shippingDraftAtom(patient._id);
  const { isOpen, isEditing, isSaved, open, handleSaved, cancel } = useOpenForm(
    useAtom(draftAtom),
    CheckedAddressForm.load,
  );
  const section = useFocusOnForm(isOpen, isEditing);
  const lines = addressLines(patient.shipping ?? {});
  if (!isOpen)
    return (
      <ProfileSection
        ref={section}
        title={TITLE}
        facts={lines.length === 0 ? [] : [{ term: 'Deliveries go to', detail: lines.join(', ') }]}
        form=""
        isSaved={isSaved}
        onEdit={open}
      />
    );
  return (
    <SectionCard ref={section} title={TITLE}>
      <CheckedAddressForm
        draftAtom={draftAtom}
        saved={patient.shipping}
        save={(shipping) => update.mutateAsync({ id: patient._id, shipping })}
        onDone={handleSaved}
        submitLabel="Save address"
      />
      {/* A check can be canceled; saving can't. */}
      <Button isDisabled={update.isPending} onPress={cancel}>
        Cancel
      </Button>
    </SectionCard>
  );
}
