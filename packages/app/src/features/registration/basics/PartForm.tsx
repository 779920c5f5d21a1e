import type { ReactNode } from 'react';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { useIsHydrated } from '@patient/ui/hooks';
import type { FieldProblem } from '#features/auth/index.ts';
import type { Sending } from './useSend.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when this part has passed its checks. */
  onDone: () => void;
  /** Problem with this part that the service reported when a later part was submitted. */
  initialProblem?: FieldProblem | undefined;
  /** Whether that problem is an email that has an account. */
  hasAccount?: boolean;
}

/** Props of {@link PartForm}. */
export interface PartFormProps {
  sending: Sending;
  children: ReactNode;
  /** @default 'Continue' */
  submitLabel?: string;
  /** Announced while sending. @default 'Checking…' */
  pendingLabel?: string;
}

/** Form of one part, with its submit button. */
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
      {/* Prevents submitting with Enter before hydration: browsers don't submit if the first submit button is disabled. */}
      {!isHydrated && (
        <button type="submit" disabled hidden>
          {submitLabel}
        </button>
      )}
      {/* Not a submit button before hydration: the browser would send the form itself. */}
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
