import { useAtomValue } from 'jotai';
import { Logo } from '@patient/ui/Logo';
import { Receipt } from '@patient/ui/Receipt';
import { useBrand } from '@patient/ui/theme';
import type { Charge } from '@patient/api';
import { fullName } from '@patient/api/model';
import { meAtom } from '#shared/patient/me.ts';
import { doctorAtom, doctorTitle } from '#features/doctors/index.ts';
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
  const { data: me } = useAtomValue(meAtom);
  const { data: doctor } = useAtomValue(doctorAtom(charge.doctorId ?? ''));
  const { payment, shipping } = me?.patient ?? {};
  const view = receipt(charge, {
    name: fullName(me),
    address: payment?.sameAsShipping === false ? payment.billing : shipping,
  });
  return (
    <Receipt
      {...view}
      seller={{ name, address: postalAddress, logo: <Logo isMarkOnly /> }}
      prescriber={doctor && doctorTitle(doctor)}
      onPrint={isPrintable ? () => globalThis.print() : undefined}
    />
  );
}
