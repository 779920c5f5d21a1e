import type { InputDriver } from './inputDriver.ts';

/** What a registration asks of a patient. */
export interface Effort {
  /** Pages and questions. */
  screens: number;
  /** Buttons, links, answers and options that are pressed. */
  presses: number;
  /** Fields that are typed into. */
  fields: number;
}

/** Counts what is pressed and typed. */
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
