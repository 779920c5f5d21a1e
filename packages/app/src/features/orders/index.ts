export { orderDetails } from './rules/orderRow.ts';
export { receipt } from './rules/receipt.ts';
