export { Receipt, type ReceiptProps, type ReceiptStrings } from './Receipt.tsx';
export type { ReceiptLine } from './line.ts';
