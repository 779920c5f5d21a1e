import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '#shared/lazy/latePart.tsx';

/** CheckedAddressForm for a page that shows it on request only: lists and suggestions are a third of such a page's code. */
export const LateAddressForm = latePart(
  async () => (await import('./CheckedAddressForm.tsx')).CheckedAddressForm,
  { what: 'the address form', skeleton: <Skeleton shape="block" height="28rem" /> },
);
