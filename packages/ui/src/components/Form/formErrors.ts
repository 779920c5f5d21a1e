/** What is wrong with a form, in the order of its fields. */
export interface FormError {
  /** `name` of the field; without one it is about the form as a whole. */
  name?: string;
  /** What is wrong and how to put it right, as a sentence without its full stop. */
  message: string;
}

/** The messages of each field, as the fields look them up. */
export function byField(errors: readonly FormError[]): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { name, message } of errors) if (name !== undefined) (fields[name] ??= []).push(message);
  return fields;
}

/** The control a name belongs to; the first one of a group. */
export function controlOf(form: HTMLFormElement | null, name: string): HTMLElement | undefined {
  const found = form?.elements.namedItem(name);
  const control = found instanceof RadioNodeList ? found[0] : found;
  return control instanceof HTMLElement ? control : undefined;
}
