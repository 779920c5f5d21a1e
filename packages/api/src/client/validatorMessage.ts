/** "email must be an email", "\"shipping.zipCode\" is required": a field, then what its value has to be. */
const ABOUT_FIELD = /^["'`]?([a-z][\w.[\]]*)["'`]? (?:must|should|is|has|cannot|contains|needs) /;

/**
 * Names of code and of formats, which no sentence for patients has. A name such as `zipCode` has at least three small letters
 * before the capital, so that it isn't a product or unit, such as iPhone, macOS, mL or mmHg.
 */
const CODE = /\b[a-z]{3,}[A-Z][a-z]|\w_\w|\w\[\d|`|JSON|request body|validation (?:error|failed)/;

/** What the message of a validator is about. */
export interface ValidatorMessage {
  /** Path of the field in the request, such as `shipping.zipCode`; undefined if the message doesn't start with one. */
  readonly field: string | undefined;
}

/** Reads a message that a service's validator wrote for developers; undefined for a message for patients. */
export function readValidatorMessage(message: string): ValidatorMessage | undefined {
  const field = ABOUT_FIELD.exec(message)?.[1];
  return field !== undefined || CODE.test(message) ? { field } : undefined;
}
