import { Spinner } from '@patient/ui/Spinner';

export const CheckingCoupon = () => <Spinner label="Checking your coupon…" />;
