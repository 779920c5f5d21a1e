import { Skeleton } from '@patient/ui/Skeleton';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';

/** CheckedAddressForm for a page that opens it on request: lists and suggestions are a third of such a page's code. */
export const LazyAddressForm = lazyPart(
  async () => (await import('./CheckedAddressForm.tsx')).CheckedAddressForm,
  inPlace('the address form', <Skeleton shape="block" height="28rem" />),
);

/** NewCardForm with the provider's fields, a third of such a page's code. Same strings and height as ProviderCardForm. */
export const LazyNewCardForm = lazyPart(async () => (await import('./NewCardForm.tsx')).NewCardForm, {
  when: 'idle',
  ...inPlace('the card form', <Skeleton shape="block" height="22rem" />),
});
