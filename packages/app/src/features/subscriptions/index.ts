export { ledgerRows } from './views/ledger.ts';
