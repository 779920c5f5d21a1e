export type { YearReceiptsStrings } from './strings.ts';
export { YearReceipts, type PaidReceipt, type YearReceiptsProps } from './YearReceipts.tsx';
