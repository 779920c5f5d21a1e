import type { ReactNode } from 'react';
import { Button } from '@patient/ui/Button';
import { Form } from '@patient/ui/Form';
import { useIsHydrated } from '#shared/view/useIsHydrated.ts';
import type { FieldProblem } from '#features/auth/index.ts';
import type { Sending } from './useSend.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when the answers are checked. */
  onDone: () => void;
  /** Problem the service found with this part on submit. */
  carried?: FieldProblem | undefined;
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

/** Fields of one part and the submit button. */
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
      {/* Enter does not submit a form whose first submit button is disabled. */}
      {!isHydrated && (
        <button type="submit" disabled hidden>
          {submitLabel}
        </button>
      )}
      {/* In prerendered HTML it must not submit: the browser would send the form by itself. */}
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
