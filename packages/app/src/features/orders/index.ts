export { orderDetails } from './views/orderRow.ts';
export { receipt } from './views/receipt.ts';
