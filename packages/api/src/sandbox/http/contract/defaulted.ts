/**
 * Returns the value of a parameter with a default in the description. Its type is optional, but reading the request fills in
 * the default.
 * @throws Error for a parameter without a default.
 */
export function defaulted<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The parameter has no default in the description');
  return value;
}
