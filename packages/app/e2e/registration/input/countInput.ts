import type { InputDriver } from './inputDriver.ts';

/** Input that a registration requires. */
export interface Effort {
  /** Number of pages and questions. */
  screens: number;
  /** Number of presses on buttons, links, answers and options. */
  presses: number;
  /** Number of fields typed into. */
  fields: number;
}

/** Counts presses and typed fields. */
export function countInput(driver: InputDriver, effort: Effort): InputDriver {
  const counted =
    <Args extends readonly unknown[]>(kind: 'presses' | 'fields', work: (...args: Args) => Promise<void>) =>
    (...args: Args) => {
      effort[kind] += 1;
      return work(...args);
    };
  return {
    ...driver,
    press: counted('presses', driver.press),
    choose: counted('presses', driver.choose),
    select: counted('presses', driver.select),
    pick: counted('presses', driver.pick),
    write: counted('fields', driver.write),
    upload: counted('presses', driver.upload),
  };
}
