import { useAtomValue, useSetAtom } from 'jotai';
import { CardGroup } from '@patient/ui/CardGroup';
import { PartForm } from '@patient/ui/PartForm';
import { basicsDraftAtom, changeDraftAtom } from '../data/basics.ts';
import { offeredProductTypes } from '@patient/api/model';
import { treatmentAbout, treatmentName } from '#shared/treatments.ts';
import { environmentAtom } from '#shared/environment.ts';
import { useSend, type PartProps } from './useSend.ts';

/** Props of {@link TreatmentPart}. */
export interface TreatmentPartProps extends PartProps {
  /** ID of the heading that labels the choice. */
  headingId: string;
}

/** Choice of treatment, shown when the URL names none. */
export function TreatmentPart({ onDone, headingId }: TreatmentPartProps) {
  const { brand } = useAtomValue(environmentAtom);
  const { productType } = useAtomValue(basicsDraftAtom);
  const change = useSetAtom(changeDraftAtom);
  const sending = useSend({
    check: () => (productType === undefined ? [{ name: 'productType', message: 'Choose a treatment' }] : []),
    send: async () => onDone,
  });
  return (
    <PartForm {...sending}>
      <CardGroup
        selectionMode="single"
        name="productType"
        aria-labelledby={headingId}
        options={offeredProductTypes(brand).map((value) => ({
          value,
          label: treatmentName(value),
          description: treatmentAbout(value),
        }))}
        value={productType ?? null}
        onChange={(chosen) => change({ productType: chosen })}
      />
    </PartForm>
  );
}
