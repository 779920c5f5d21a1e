import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Place, addressDescription, patientDescription } from './description.ts';

interface AjvOptions {
  coerceTypes: boolean;
  allErrors: boolean;
  useDefaults?: boolean;
}

function createAjv(options: AjvOptions): Ajv2020 {
  // `strict` would reject the keywords of OpenAPI that JSON Schema does not have, such as `x-assumed`. A test validates the
  // schemas themselves, which would cost every start of the service half a second here.
  const instance = new Ajv2020({ strict: false, validateSchema: false, verbose: true, ...options });
  addFormats.default(instance);
  return instance;
}

function withDescriptions(instance: Ajv2020): Ajv2020 {
  for (const { id, document } of [patientDescription, addressDescription]) instance.addSchema(document, id);
  return instance;
}

/** Validates a value against a schema of a description; returns what is wrong with it. */
export type Check = (value: unknown) => readonly ErrorObject[];

const toCheck =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []);

/** Compiles each schema once, when it is first needed: a page or a test needs few of them. */
function checksBy(options: AjvOptions): (schema: Place) => Check {
  let instance: Ajv2020 | undefined;
  const compiled = new Map<string, Check>();
  return ({ description, pointer }) => {
    instance ??= withDescriptions(createAjv(options));
    const reference = `${description.id}${pointer}`;
    const check = compiled.get(reference) ?? toCheck(instance.compile({ $ref: reference }));
    compiled.set(reference, check);
    return check;
  };
}

const inWords = (errors: readonly ErrorObject[]): string[] =>
  errors.map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
    return `${instancePath || '/'} ${message ?? 'is wrong'}${extra}`;
  });

const bodyChecks = checksBy({ coerceTypes: false, allErrors: true });
const parameterChecks = checksBy({ coerceTypes: true, allErrors: true });

/** Violations of a schema by a JSON body. */
export const bodyViolations = (schema: Place, value: unknown): string[] => inWords(bodyChecks(schema)(value));

/** Violations of a schema by a path or query parameter, which always comes as text. */
export const parameterViolations = (schema: Place, value: unknown): string[] =>
  inWords(parameterChecks(schema)(value));

/** Check of a body that stops at the first error, which is enough for an error message. */
export const firstBodyError: (schema: Place) => Check = checksBy({ coerceTypes: false, allErrors: false });

let parameterAjv: Ajv2020 | undefined;

/**
 * Check of all parameters of one place, which turns each text into the value that its schema describes and fills in
 * defaults. The schemas contain no references.
 */
export function parametersCheck(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Check {
  parameterAjv ??= createAjv({ coerceTypes: true, allErrors: false, useDefaults: true });
  return toCheck(parameterAjv.compile({ type: 'object', properties, required }));
}
