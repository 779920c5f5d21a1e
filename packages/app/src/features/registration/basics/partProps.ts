import type { FieldProblem } from '#features/auth/index.ts';
import type { ProductType } from '@patient/api';
import type { RegistrationFailure } from '../rules/failure.ts';
import type { BasicsPart } from '../rules/parts.ts';

/** Props of every part of the basics step. */
export interface PartProps {
  /** Called when the answers are checked. */
  onDone: () => void;
  /** Problem the service found with this part on submit. */
  carried?: FieldProblem | undefined;
}

/** Props of the form of whichever part it is. */
export interface AnyPartProps extends PartProps {
  part: BasicsPart;
  /** Id of the heading above. */
  headingId: string;
  productType: ProductType | undefined;
  /** Called when the service refuses a field of an earlier part. */
  onRefused: (failure: RegistrationFailure) => void;
}
