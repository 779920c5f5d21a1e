/** Text of a field, as it is in the page: what is typed before the page is hydrated is in no state. */
export function textOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
