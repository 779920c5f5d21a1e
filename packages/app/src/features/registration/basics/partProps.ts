import type { FieldProblem } from '../../auth/index.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when the answers are checked. */
  onDone: () => void;
  /** Problem the service found with this part on submit. */
  carried?: FieldProblem | undefined;
}
