export { isPastDue, isPaused } from './rules/actions.ts';
export { ledgerRows } from './rules/ledger.ts';
export { productName } from './rules/pastDue.ts';
