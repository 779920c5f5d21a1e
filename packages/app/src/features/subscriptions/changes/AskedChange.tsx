import { preloadable } from '@patient/ui/lazy';
import type { Subscription } from '@patient/api';
import { loadCode } from '#shared/lazy/loadCode.ts';
import { LazyPart } from '#shared/lazy/LazyPart.tsx';
import type { OfferedChange } from './subscriptionActions.ts';

const ChangeDialog = preloadable(loadCode(async () => (await import('./ChangeDialog.tsx')).ChangeDialog));
const DoseDialog = preloadable(loadCode(async () => (await import('./DoseDialog.tsx')).DoseDialog));

/** Props of {@link AskedChange}. */
export interface AskedChangeProps {
  subscription: Subscription;
  /** Title of the subscription. */
  treatment: string;
  change: OfferedChange;
  onClose: () => void;
  /** Called after success, with the message for the patient. */
  onDone: (message: string) => void;
}

/** Loads what most changes need, while the patient reads. */
export function preloadChanges(): void {
  void ChangeDialog.preload();
}

/** The dialog of a change; its code is loaded once the page is shown. */
export function AskedChange({ change, ...rest }: AskedChangeProps) {
  return (
    <LazyPart onFailed={rest.onClose}>
      {change === 'changeDose' ? <DoseDialog {...rest} /> : <ChangeDialog change={change} {...rest} />}
    </LazyPart>
  );
}
