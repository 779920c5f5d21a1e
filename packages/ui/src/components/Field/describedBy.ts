/** `aria-describedby` of these ids, in their order; no prop at all without any. */
export function describedBy(...ids: readonly (string | false | undefined)[]): {
  'aria-describedby'?: string;
} {
  const list = ids.filter(Boolean).join(' ');
  return list === '' ? {} : { 'aria-describedby': list };
}
