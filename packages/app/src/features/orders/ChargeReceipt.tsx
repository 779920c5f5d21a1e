import { useAtomValue } from 'jotai';
import { Logo } from '@patient/ui/Logo';
import { Receipt } from '@patient/ui/Receipt';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import type { Charge } from '@patient/api';
import { fullName } from '@patient/api/model';
import { meAtom } from '../../shared/patient/me.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import { doctorAtom, doctorTitle } from '../doctors/index.ts';
import { receipt } from './rules/receipt.ts';

/** Props of {@link ChargeReceipt}. */
export interface ChargeReceiptProps {
  charge: Charge;
  /** Whether this receipt has a print button. @default true */
  isPrintable?: boolean;
}

/** Receipt of a charge, itemized for an HSA or FSA claim. */
export function ChargeReceipt({ charge, isPrintable = true }: ChargeReceiptProps) {
  const { name, postalAddress } = useBrand();
  const me = useAtomValue(meAtom);
  const doctor = useAtomValue(doctorAtom(charge.doctorId ?? ''));
  const parts = charge.doctorId === undefined ? [me] : [me, doctor];
  // Printed a moment too early, it would lack who prescribed the treatment. What was shown without stays.
  if (parts.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0))
    return <Skeleton lines={6} />;
  const { payment, shipping } = me.data?.patient ?? {};
  const view = receipt(charge, {
    name: fullName(me.data),
    address: payment?.sameAsShipping === false ? payment.billing : shipping,
  });
  return (
    <Stack gap={4}>
      <QueryView<readonly unknown[]> queries={parts} what="the whole receipt">
        {() => null}
      </QueryView>
      <Receipt
        {...view}
        seller={{ name, address: postalAddress, logo: <Logo isMarkOnly /> }}
        prescriber={doctor.data && doctorTitle(doctor.data)}
        onPrint={isPrintable ? () => globalThis.print() : undefined}
      />
    </Stack>
  );
}
