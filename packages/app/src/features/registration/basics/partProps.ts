import type { FormError } from '@patient/ui/Form';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when this part has passed its checks. */
  onDone: () => void;
  /** Problems with this part that the service reported when a later part was submitted. */
  initialErrors?: readonly FormError[] | undefined;
  /** Whether the email has an account, as reported then. */
  hasAccount?: boolean;
}
