import { useAtom, useAtomValue } from 'jotai';
import { CardGroup } from '@patient/ui/CardGroup';
import { PartForm } from '@patient/ui/PartForm';
import { basicsDraftAtom } from '../data/basics.ts';
import { offeredProductTypes } from '@patient/api/model';
import { treatmentAbout, treatmentName } from '#shared/treatments.ts';
import { environmentAtom } from '#shared/environment.ts';
import { useForm } from '#shared/view/useForm.ts';
import type { PartProps } from './partProps.ts';

/** Props of {@link TreatmentPart}. */
export interface TreatmentPartProps extends PartProps {
  /** ID of the heading that labels the choice. */
  headingId: string;
}

/** Choice of treatment, shown when the URL names none. */
export function TreatmentPart({ onDone, headingId }: TreatmentPartProps) {
  const { brand } = useAtomValue(environmentAtom);
  const draft = useAtom(basicsDraftAtom);
  const { input, change, form } = useForm({
    draft,
    initial: draft[0],
    check: ({ productType }) =>
      productType === undefined ? [{ name: 'productType', message: 'Choose a treatment' }] : [],
    send: async () => onDone,
  });
  return (
    <PartForm {...form}>
      <CardGroup
        selectionMode="single"
        name="productType"
        aria-labelledby={headingId}
        options={offeredProductTypes(brand).map((value) => ({
          value,
          label: treatmentName(value),
          description: treatmentAbout(value),
        }))}
        value={input.productType ?? null}
        onChange={(productType) => change({ productType })}
      />
    </PartForm>
  );
}
