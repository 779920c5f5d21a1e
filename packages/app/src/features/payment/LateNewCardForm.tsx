import { Skeleton } from '@patient/ui/Skeleton';
import { lateCode } from '../../shared/lazy/lateCode.ts';
import { useCode } from '../../shared/lazy/useCode.ts';
import { QueryView } from '../../shared/view/QueryView.tsx';
import type { NewCardFormProps } from './NewCardForm.tsx';

const newCardForm = lateCode(async () => (await import('./NewCardForm.tsx')).NewCardForm);

/** Fetches the form after the page has loaded, while it waits for its data. */
export const preloadNewCardForm = (): void => void newCardForm.load().catch(() => undefined);

/** NewCardForm: the provider's fields are a third of such a page's code, and come after what they replace is shown. */
export function LateNewCardForm(props: NewCardFormProps) {
  const code = useCode(newCardForm);
  return (
    // The words and the height of ProviderCardForm, which waits for the provider after this.
    <QueryView queries={[code]} what="the card form" skeleton={<Skeleton shape="block" height="22rem" />}>
      {(NewCardForm) => <NewCardForm {...props} />}
    </QueryView>
  );
}
