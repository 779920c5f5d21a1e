import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Place, addressDescription, patientDescription } from './description.ts';

function ajv(coerceTypes: boolean): Ajv2020 {
  // `strict` would refuse the words of OpenAPI that JSON Schema does not know, such as `x-assumed`.
  const instance = new Ajv2020({ strict: false, allErrors: true, coerceTypes });
  addFormats.default(instance);
  for (const { id, document } of [patientDescription, addressDescription]) instance.addSchema(document, id);
  return instance;
}

const said = (errors: ErrorObject[] | null | undefined): string[] =>
  (errors ?? []).map(({ instancePath, message, params }) => {
    const extra = 'additionalProperty' in params ? ` (${String(params['additionalProperty'])})` : '';
    return `${instancePath || '/'} ${message ?? 'is wrong'}${extra}`;
  });

function complaintsBy(coerceTypes: boolean) {
  const instance = ajv(coerceTypes);
  const compiled = new Map<string, ValidateFunction>();
  return (schema: Place, value: unknown): string[] => {
    const reference = `${schema.description.id}${schema.pointer}`;
    const validate = compiled.get(reference) ?? instance.compile({ $ref: reference });
    compiled.set(reference, validate);
    return validate(value) ? [] : said(validate.errors);
  };
}

/** What is wrong with a JSON body, by a schema of the description. */
export const bodyComplaints = complaintsBy(false);

/** What is wrong with a path or query parameter, which always comes as text. */
export const parameterComplaints = complaintsBy(true);
