import { preloadable } from '@patient/ui/lazy';
import type { Subscription } from '@patient/api';
import { loadCode } from '../../../shared/lazy/loadCode.ts';
import { LazyPart } from '../../../shared/lazy/LazyPart.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { OfferedChange } from './subscriptionActions.ts';

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

/** The dialog of a change. A change of dose needs a choice first, and its code is loaded then. */
export function AskedChange({ change, ...rest }: AskedChangeProps) {
  if (change !== 'changeDose') return <ChangeDialog change={change} {...rest} />;
  return (
    <LazyPart onFailed={rest.onClose}>
      <DoseDialog {...rest} />
    </LazyPart>
  );
}
