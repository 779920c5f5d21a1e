import { type Fault, parseFaultHeader } from './fault.ts';

export interface Faults {
  /** Sets faults; a new fault replaces an operation's earlier one. */
  set(...faults: Fault[]): void;
  /** Current faults, with the remaining `times`. */
  list(): Fault[];
  /** Removes the fault of one operation, or all faults. */
  clear(operation?: string): void;
  /** Returns the fault of a request and counts it as used; the header takes precedence over set faults. */
  take(operation: string, header?: string): Fault | undefined;
}

const matches = (fault: Fault, operation: string) => fault.operation === operation || fault.operation === '*';

/** Counts one use; undefined after the last one. */
function used(fault: Fault): Fault | undefined {
  if (fault.times === undefined) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}

/** Creates an empty set of faults. */
export function createFaults(): Faults {
  const armed = new Map<string, Fault>();
  // A browser test sets the same header for all requests of a page, so `times` counts requests per header value.
  const headerUses = new Map<string, number>();

  function takeFromHeader(operation: string, header: string): Fault | undefined {
    const fault = parseFaultHeader(header);
    if (fault === undefined || !matches(fault, operation)) return undefined;
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
