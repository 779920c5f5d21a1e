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

/** Control with the given name; in a group, the first one that is not disabled. */
export const findControl = (form: HTMLFormElement | null, name: string): HTMLElement | null | undefined =>
  form?.querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]:enabled`);
