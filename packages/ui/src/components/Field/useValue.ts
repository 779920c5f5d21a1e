import { useState } from 'react';

/** A value that either the owner holds (`value`) or the field itself, beginning with `initial`. */
export function useValue<Value>(
  value: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (next: Value) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change];
}
