import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { MedicineInformation as Information } from '@patient/ui/MedicineInformation';
import type { Subscription } from '@patient/api';
import { productsAtom } from '#features/treatment/index.ts';
import { formatDose } from '#shared/format/dose.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { isNewMedicine, medicineInformation } from '../views/medicineInformation.ts';

/** Props of {@link MedicineInformation}. */
export interface MedicineInformationProps {
  subscription: Subscription;
  /** What follows; rendered once the information has loaded or failed, because it would move. */
  children?: ReactNode;
}

/** What the service publishes about a medicine, open while it is new to the patient; nothing if it publishes nothing. */
export function MedicineInformation({ subscription, children }: MedicineInformationProps) {
  const { productType, plan } = subscription;
  const products = useAtomValue(productsAtom(productType));
  return (
    <>
      <QueryView queries={[products]} what="the information about your medicine">
        {(offered) => {
          const information = medicineInformation(offered, plan);
          return (
            information && (
              <Information
                {...information}
                name={[plan?.variationName, formatDose(plan?.weight, plan?.measure)]
                  .filter(Boolean)
                  .join(' ')}
                defaultExpanded={isNewMedicine(subscription)}
              />
            )
          );
        }}
      </QueryView>
      {(products.data !== undefined || products.error !== null) && children}
    </>
  );
}
