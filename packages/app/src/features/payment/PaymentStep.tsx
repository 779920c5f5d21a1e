import { useAtomValue } from 'jotai';
import { Skeleton } from '@patient/ui/Skeleton';
import { fullName } from '@patient/api/model';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import type { StepProps } from '#shared/view/step.ts';
import { AddressPart } from './AddressPart.tsx';
import { CardPart } from './CardPart.tsx';

/** Payment step: address, then card (specification section 4). */
export function PaymentStep(props: StepProps) {
  const me = useAtomValue(meAtom);
  const name = fullName(me.data);
  return (
    <QueryView
      queries={[{ ...me, data: me.data?.patient }]}
      what="your address"
      skeleton={<Skeleton shape="block" height="20rem" />}
    >
      {(patient) =>
        props.stepHistory.at(-1) === 'card' ? (
          <CardPart {...props} patient={patient} name={name} />
        ) : (
          <AddressPart {...props} patient={patient} />
        )
      }
    </QueryView>
  );
}
