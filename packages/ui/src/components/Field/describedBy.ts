/** `aria-describedby` prop of these ids, in order; no prop without ids. */
export function describedBy(...ids: readonly (string | false | undefined)[]): {
  'aria-describedby'?: string;
} {
  const list = ids.filter(Boolean).join(' ');
  return list === '' ? {} : { 'aria-describedby': list };
}
