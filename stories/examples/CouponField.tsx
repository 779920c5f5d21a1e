import { CouponField, type CouponState } from '@patient/ui/CouponField';

/** The service validates the code; each reason for a rejection has its own state and message. */
export const Coupon = ({
  state,
  onApply,
  onRemove,
}: {
  state: CouponState;
  onApply: (code: string) => void;
  onRemove: () => void;
}) => (
  <CouponField
    state={state}
    onApply={onApply}
    onRemove={onRemove}
    saving="$14.00 off the first 2 of 4 billings"
  />
);
