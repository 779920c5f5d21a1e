export { ledgerRows } from './views/ledger.ts';
export { productName } from './views/pastDue.ts';
