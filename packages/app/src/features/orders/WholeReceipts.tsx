import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { Charge } from '@patient/api';
import { QueryView } from '#shared/view/QueryView.tsx';
import { receiptPartsAtom } from './data/receiptParts.ts';

/** Props of {@link WholeReceipts}. */
export interface WholeReceiptsProps {
  charges: readonly Charge[];
  /** Draws the receipts, with what prints them. */
  children: ReactNode;
}

/**
 * Holds receipts back until it is known whose they are and who prescribed: printed a moment too early, they would lack it.
 * What could not be loaded is said once, above the receipts that lack it.
 */
export function WholeReceipts({ charges, children }: WholeReceiptsProps) {
  const parts = useAtomValue(receiptPartsAtom(charges));
  const what = charges.length === 1 ? 'the whole receipt' : 'all of these receipts';
  // Receipts that are shown already stay while it is tried again.
  if (parts.some(({ isLoading, errorUpdateCount }) => isLoading && errorUpdateCount === 0))
    return (
      <SkeletonGroup label={`Loading ${what}…`}>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  return (
    <Stack gap={4}>
      <QueryView<readonly unknown[]> queries={parts} what={what}>
        {() => null}
      </QueryView>
      {children}
    </Stack>
  );
}
