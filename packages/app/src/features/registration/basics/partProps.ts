import type { FieldProblem } from '../../auth/index.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Its answers are checked: on to the next part. */
  onDone: () => void;
  /** What turned out to be wrong with it later, when everything was sent. */
  carried?: FieldProblem | undefined;
}
