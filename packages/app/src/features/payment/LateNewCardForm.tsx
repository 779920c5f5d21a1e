import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '../../shared/lazy/loadCode.ts';

/** NewCardForm, loaded while the page around it waits for its data. */
export const LateNewCardForm = preloadable(
  loadCode(async () => (await import('./NewCardForm.tsx')).NewCardForm),
);
