export { HeldPayment, type HeldPaymentProps, type HeldPaymentStrings } from './HeldPayment.tsx';
