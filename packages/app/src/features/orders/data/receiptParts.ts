import { atom, type Atom } from 'jotai';
import type { Charge } from '@patient/api';
import { meAtom } from '#shared/patient/me.ts';
import { family } from '#shared/service/atomFamily.ts';
import type { QueryState } from '#shared/view/QueryView.tsx';
import { doctorAtom } from '#features/doctors/index.ts';

/** A query that receipts need. */
export interface ReceiptPart extends QueryState<unknown> {
  readonly isLoading: boolean;
  /** How often it has failed for good. */
  readonly errorUpdateCount: number;
}

/** By the ids of the doctors, as JSON: the same receipts share an atom. */
const partsOf = family((doctorIds: string) => {
  const ids: readonly string[] = JSON.parse(doctorIds);
  return atom((get): readonly ReceiptPart[] => [get(meAtom), ...ids.map((id) => get(doctorAtom(id)))]);
});

/** What receipts say beside their charges: whose they are, and who prescribed the treatments. */
export const receiptPartsAtom = (charges: readonly Charge[]): Atom<readonly ReceiptPart[]> =>
  partsOf(JSON.stringify([...new Set(charges.flatMap(({ doctorId }) => doctorId ?? []))].toSorted()));
