import { Skeleton } from '@patient/ui/Skeleton';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';

/** Lazily loaded, for pages that open it on request: a third of such a page's code. */
export const CheckedAddressForm = lazyPart(
  async () => (await import('./CheckedAddressForm.tsx')).CheckedAddressForm,
  inPlace('the address form', <Skeleton shape="block" height="28rem" />),
);

/** Lazily loaded: a third of such a page's code. Its strings and height match those of ProviderCardForm. */
export const NewCardForm = lazyPart(async () => (await import('./NewCardForm.tsx')).NewCardForm, {
  when: 'idle',
  ...inPlace('the card form', <Skeleton shape="block" height="22rem" />),
});
