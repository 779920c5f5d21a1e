import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '../../shared/lazy/loadCode.ts';

/** CheckedAddressForm for a page that shows it on request only: lists and suggestions are a third of such a page's code. */
export const LateAddressForm = preloadable(
  loadCode(async () => (await import('./CheckedAddressForm.tsx')).CheckedAddressForm),
);
