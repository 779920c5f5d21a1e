import { isRecord } from '@patient/api';

/** Values at a path such as 'messages.message' in a value; lists are searched item by item. */
export const itemsAt = (value: unknown, path: string): readonly unknown[] =>
  path
    .split('.')
    .reduce<readonly unknown[]>(
      (values, name) => values.flatMap((each) => (isRecord(each) ? [each[name]].flat() : [])),
      [value].flat(),
    );

/** Texts at a path, without duplicates. */
export const textsAt = (value: unknown, path: string): readonly string[] => [
  ...new Set(itemsAt(value, path).filter((each): each is string => typeof each === 'string' && each !== '')),
];
