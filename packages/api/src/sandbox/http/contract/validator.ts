import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { isEmailAddress } from '../../../model/email.ts';
import { type Description, type Place, addressDescription, patientDescription } from './description.ts';

interface AjvOptions {
  coerceTypes: boolean;
  allErrors: boolean;
  useDefaults?: boolean;
  /** Whether a value outside the `x-known-values` of its schema is an error. */
  knownValuesOnly?: boolean;
}

const isKnownValue = (known: readonly unknown[], value: unknown): boolean => known.includes(value);

function createAjv({ knownValuesOnly = false, ...options }: AjvOptions): Ajv2020 {
  // `strict` would reject OpenAPI keywords such as `x-assumed`. A test validates the schemas themselves; here, it would add
  // half a second to each start of the service.
  const instance = new Ajv2020({ strict: false, validateSchema: false, verbose: true, ...options });
  addFormats.default(instance);
  instance.addFormat('email', isEmailAddress);
  if (knownValuesOnly) {
    instance.addKeyword({
      keyword: 'x-known-values',
      type: 'string',
      schemaType: 'array',
      validate: isKnownValue,
    });
  }
  return instance;
}

function withDescriptions(instance: Ajv2020): Ajv2020 {
  for (const { id, document } of [patientDescription, addressDescription]) instance.addSchema(document, id);
  return instance;
}

/** Description that accepts additional fields, as a service without the additions ignores those that the app sends. */
const withAnyFields = (document: Description['document']): object =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'additionalProperties' && value === false ? undefined : value,
  );

/** Validates a value against a schema of a description; returns its errors. */
export type Check = (value: unknown) => readonly ErrorObject[];

const toCheck =
  (validate: ValidateFunction): Check =>
  (value) =>
    validate(value) ? [] : (validate.errors ?? []);

/** Compiles each schema once, on first use: a page or a test needs few of them. */
function checksBy(options: AjvOptions): (schema: Place) => Check {
  let instance: Ajv2020 | undefined;
  const compiled = new Map<string, Check>();
  return ({ description, pointer }) => {
    instance ??= withDescriptions(createAjv(options));
    if (!(description.id in instance.schemas))
      instance.addSchema(withAnyFields(description.document), description.id);
    const reference = `${description.id}${pointer}`;
    const check = compiled.get(reference) ?? toCheck(instance.compile({ $ref: reference }));
    compiled.set(reference, check);
    return check;
  };
}

const messagesOf = (errors: readonly ErrorObject[]): string[] =>
  errors.map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
    return `${instancePath || '/'} ${message ?? 'is wrong'}${extra}`;
  });

const bodyChecks = checksBy({ coerceTypes: false, allErrors: true });
const parameterChecks = checksBy({ coerceTypes: true, allErrors: true });

/** Violations of a schema in a JSON body. */
export const bodyViolations = (schema: Place, value: unknown): string[] =>
  messagesOf(bodyChecks(schema)(value));

/** Violations of a schema in a path or query parameter, which is a text. */
export const parameterViolations = (schema: Place, value: unknown): string[] =>
  messagesOf(parameterChecks(schema)(value));

/** Check of a body that stops at the first error. */
export const firstBodyError: (schema: Place) => Check = checksBy({ coerceTypes: false, allErrors: false });

/** Check of a body that also reports values outside `x-known-values`. */
export const knownBodyErrors: (schema: Place) => Check = checksBy({
  coerceTypes: false,
  allErrors: true,
  knownValuesOnly: true,
});

let parameterAjv: Ajv2020 | undefined;

/**
 * Check of all path or query parameters, which converts each text to the type of its schema and fills in defaults. The
 * schemas contain no references.
 */
export function parametersCheck(
  properties: Readonly<Record<string, unknown>>,
  required: readonly string[],
): Check {
  parameterAjv ??= createAjv({ coerceTypes: true, allErrors: false, useDefaults: true });
  return toCheck(parameterAjv.compile({ type: 'object', properties, required }));
}
