export { OrderDetails, type OrderDetailsProps, type OrderDetailsStrings } from './OrderDetails.tsx';
