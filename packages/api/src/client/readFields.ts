import { readRecord } from './readShape.ts';

type Single<Shape> = Shape extends 'text' | 'input' | 'id' | 'moment' | 'day'
  ? string
  : Shape extends 'number'
    ? number
    : Shape extends 'boolean'
      ? boolean
      : Shape extends 'null'
        ? null
        : Shape extends `'${infer Literal}'`
          ? Literal
          : never;
type ValueOf<Shape> = Shape extends `${infer First}|${infer Rest}`
  ? Single<First> | ValueOf<Rest>
  : Single<Shape>;

/** Record with the fields of a shape. */
export type FieldsOf<Shape> = {
  readonly [Name in keyof Shape as Name extends `${string}?` ? never : Name]: ValueOf<Shape[Name]>;
} & {
  readonly [Name in keyof Shape as Name extends `${infer Optional}?` ? Optional : never]?: ValueOf<
    Shape[Name]
  >;
};

/**
 * Reads a record of the device, the history or another tab, which another release may have written, as responses are read:
 * an optional field of the wrong kind counts as missing. Other fields are left out.
 * @returns undefined if a required field is unreadable
 */
export function readFields<const Shape extends Readonly<Record<string, string>>>(
  shape: Shape,
  value: unknown,
): FieldsOf<Shape> | undefined {
  const names = new Set(Object.keys(shape).map((name) => name.replace(/\?$/, '')));
  const read = readRecord({}, shape, value);
  // `FieldsOf` repeats at compile time what `readRecord` has checked.
  return (
    read && (Object.fromEntries(Object.entries(read).filter(([name]) => names.has(name))) as FieldsOf<Shape>)
  );
}
