import type { ReactNode } from 'react';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { useIsHydrated } from '../../../shared/view/useIsHydrated.ts';
import type { Sending } from './useSend.ts';

/** Props of {@link PartForm}. */
export interface PartFormProps {
  sending: Sending;
  children: ReactNode;
  /** @default 'Continue' */
  submitLabel?: string;
  /** Said while it is being sent. @default 'Checking…' */
  pendingLabel?: string;
}

/** The fields of one part and the one button that goes on. */
export function PartForm({
  sending: { errors, isPending, submit },
  children,
  submitLabel = 'Continue',
  pendingLabel = 'Checking…',
}: PartFormProps) {
  const isHydrated = useIsHydrated();
  return (
    <Form errors={errors} onSubmit={() => void submit()}>
      {children}
      {/* A form whose first submit button is disabled is not sent by Enter either. */}
      {!isHydrated && (
        <button type="submit" disabled hidden>
          {submitLabel}
        </button>
      )}
      {/* Painted, it is no submit button yet: the browser alone must never send anything. */}
      <Button
        type={isHydrated ? 'submit' : 'button'}
        variant="primary"
        isWide
        isPending={isPending}
        pendingLabel={pendingLabel}
      >
        {submitLabel}
      </Button>
    </Form>
  );
}
