import { atom, useAtomValue, type Atom } from 'jotai';
import { Logo } from '@patient/ui/Logo';
import { Receipt } from '@patient/ui/Receipt';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/UiProvider';
import type { Charge } from '@patient/api';
import { fullName } from '@patient/api/model';
import { meAtom } from '#shared/patient/me.ts';
import { family } from '#shared/service/atomFamily.ts';
import { QueryView, type QueryState } from '#shared/view/QueryView.tsx';
import { doctorAtom, doctorTitle } from '#features/doctors/index.ts';
import { receipt } from './views/receipt.ts';

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

/** Query that receipts depend on. */
interface ReceiptPart extends QueryState<unknown> {
  readonly isLoading: boolean;
  /** Number of failed fetches. */
  readonly errorUpdateCount: number;
}

/** Keyed by doctor ids as JSON, so that equal receipts share an atom. */
const partsOf = family((doctorIds: string) => {
  const ids: readonly string[] = JSON.parse(doctorIds);
  return atom((get): readonly ReceiptPart[] => [get(meAtom), ...ids.map((id) => get(doctorAtom(id)))]);
});

/** Queries of the data that receipts need besides charges: the payer and the prescribing doctors. */
const receiptPartsAtom = (charges: readonly Charge[]): Atom<readonly ReceiptPart[]> =>
  partsOf(JSON.stringify([...new Set(charges.flatMap(({ doctorId }) => doctorId ?? []))].toSorted()));

/**
 * State of the data that receipts need besides charges.
 * @returns `isLoading`: until the payer and prescribers have loaded, so that receipts are not printed without them;
 * `failure`: alert with a retry, shown once above the incomplete receipts
 */
export function useReceiptParts(charges: readonly Charge[]) {
  const parts = useAtomValue(receiptPartsAtom(charges));
  return {
    // During a retry, the receipts stay.
    isLoading: parts.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0),
    failure: (
      <QueryView<readonly unknown[]>
        queries={parts}
        what={charges.length === 1 ? 'the whole receipt' : 'all of these receipts'}
      >
        {() => null}
      </QueryView>
    ),
  };
}

/** Receipt of a charge, shown when its payer and prescriber have loaded. */
export function CompleteReceipt({ charge }: { charge: Charge }) {
  const { isLoading, failure } = useReceiptParts([charge]);
  return isLoading ? (
    <SkeletonGroup label="Loading the whole receipt…">
      <Skeleton lines={6} />
    </SkeletonGroup>
  ) : (
    <Stack gap={4}>
      {failure}
      <ChargeReceipt charge={charge} />
    </Stack>
  );
}
