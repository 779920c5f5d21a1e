import { type Fault, parseFaultHeader } from './fault.ts';

export interface Faults {
  /** Arms faults; an operation's new fault takes the place of its old one. */
  set(...faults: Fault[]): void;
  /** What is armed now, with the `times` that are left. */
  list(): Fault[];
  /** Disarms one operation, or everything. */
  clear(operation?: string): void;
  /** The fault that hits this request, counted as used; the header goes before what was set. */
  take(operation: string, header?: string): Fault | undefined;
}

const meets = (fault: Fault, operation: string) => fault.operation === operation || fault.operation === '*';

/** Counts one use; undefined when the fault is used up by it. */
function used(fault: Fault): Fault | undefined {
  if (fault.times === undefined) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}

/** Keeps which operations are to go wrong. */
export function createFaults(): Faults {
  const armed = new Map<string, Fault>();
  // A browser test sets one header for all requests of a page, so `times` counts per text of the header.
  const headerUses = new Map<string, number>();

  function takeFromHeader(operation: string, header: string): Fault | undefined {
    const fault = parseFaultHeader(header);
    if (fault === undefined || !meets(fault, operation)) return undefined;
    const uses = headerUses.get(header) ?? 0;
    if (fault.times !== undefined && uses >= fault.times) return undefined;
    headerUses.set(header, uses + 1);
    return fault;
  }

  function takeArmed(operation: string): Fault | undefined {
    const fault = armed.get(operation) ?? armed.get('*');
    if (fault === undefined) return undefined;
    const left = used(fault);
    if (left === undefined) armed.delete(fault.operation);
    else armed.set(fault.operation, left);
    return fault;
  }

  return {
    set(...faults) {
      for (const fault of faults) armed.set(fault.operation, fault);
    },
    list: () => [...armed.values()],
    clear(operation) {
      if (operation === undefined) {
        armed.clear();
        headerUses.clear();
      } else armed.delete(operation);
    },
    take: (operation, header) =>
      (header === undefined ? undefined : takeFromHeader(operation, header)) ?? takeArmed(operation),
  };
}
