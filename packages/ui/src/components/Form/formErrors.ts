/** Error of a form; list errors in field order. */
export interface FormError {
  /** `name` of the field. Leave it out for an error of the form as a whole. */
  name?: string;
  /** What is wrong and how to fix it, without a final period. */
  message: string;
}

/** Messages by field name, in the format react-aria expects. */
export function groupByField(errors: readonly FormError[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { name, message } of errors) if (name !== undefined) (fields[name] ??= []).push(message);
  return fields;
}

/** Control with the given name; the first one in a group. */
export function findControl(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement ? control : undefined;
}
