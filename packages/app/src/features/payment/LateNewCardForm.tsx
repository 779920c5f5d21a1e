import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '#shared/lazy/latePart.tsx';

/** NewCardForm: the provider's fields are a third of such a page's code, and come after what they replace is shown. */
export const LateNewCardForm = latePart(async () => (await import('./NewCardForm.tsx')).NewCardForm, {
  // The words and the height of ProviderCardForm, which waits for the provider after this.
  what: 'the card form',
  skeleton: <Skeleton shape="block" height="22rem" />,
});
