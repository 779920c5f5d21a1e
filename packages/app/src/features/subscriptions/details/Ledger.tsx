import { ChangeHistory } from '@patient/ui/ChangeHistory';
import type { HistoryEntry } from '@patient/api';
import { ledgerRows } from '../views/ledger.ts';

/** Props of {@link Ledger}. */
export interface LedgerProps {
  history: readonly HistoryEntry[] | undefined;
}

/** Changes of a treatment, newest first; nothing without a history. */
export const Ledger = ({ history = [] }: LedgerProps) => <ChangeHistory changes={ledgerRows(history)} />;
