/**
 * Value of a parameter that has a default in the description. The types say that it can be left out, but reading the request
 * fills it in.
 * @throws Error for a parameter without a default.
 */
export function defaulted<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The parameter has no default in the description');
  return value;
}
