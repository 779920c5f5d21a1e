import type { QueryObserverResult } from '@tanstack/query-core';
import type { Atom, Getter } from 'jotai';
import type { ApiClient, OperationId } from '@patient/api';
import { storeAtom, type Store } from '../environment.ts';
import { clientAtom } from './client.ts';
import { queryAtom } from './queryAtom.ts';

/** Parameter of a query, part of its key. */
type Parameter = string | number | undefined;

/** What a request needs besides its parameters. */
export interface QueryContext {
  readonly client: ApiClient;
  readonly signal: AbortSignal;
  /** Store of the session, for side effects of a response. */
  readonly store: Store;
}

/** Options of a declared query, with the meaning that they have in TanStack Query. */
export interface QueryOptions {
  readonly enabled?: boolean | ((query: { readonly state: { readonly data: unknown } }) => boolean);
  /** Milliseconds. */
  readonly staleTime?: number;
  /** How long unused data stays in memory, milliseconds. */
  readonly gcTime?: number;
  /** Whether a failed request is repeated. */
  readonly retry?: (failures: number, error: unknown) => boolean;
  readonly refetchOnWindowFocus?: boolean;
  readonly refetchOnReconnect?: boolean;
  readonly structuralSharing?: boolean;
}

/** Declared query: a function of its parameters that returns the atom of its state. */
export interface Query<Parameters extends readonly Parameter[], Data> {
  (...parameters: Parameters): Atom<QueryObserverResult<Data>>;
  /** Cache key; with fewer parameters, the common prefix of these queries. */
  key(...parameters: Partial<Parameters>): readonly Parameter[];
}

/**
 * Declares a query of the service. Its failure is shown in the notification.
 * @param operation optionally preceded by key prefixes, for invalidating a group of queries
 * @param read fetches the data
 * @param optionsOf options, which may depend on other atoms
 */
export function query<Parameters extends readonly Parameter[], Data>(
  operation: OperationId | readonly [...groups: string[], operation: OperationId],
  read: (context: QueryContext, ...parameters: Parameters) => Promise<Data>,
  optionsOf: (get: Getter, parameters: NoInfer<Parameters>) => QueryOptions = () => ({}),
): Query<Parameters, Data> {
  const prefix = [operation].flat();
  const atoms = new Map<string, Atom<QueryObserverResult<Data>>>();
  const create = (parameters: Parameters) =>
    queryAtom<Data>((get) => {
      const [client, store] = [get(clientAtom), get(storeAtom)];
      return {
        ...optionsOf(get, parameters),
        queryKey: [...prefix, ...parameters],
        queryFn: ({ signal }) => read({ client, signal, store }, ...parameters),
      };
    });
  const atomOf = (...parameters: Parameters) => {
    const key = JSON.stringify(parameters);
    const known = atoms.get(key) ?? create(parameters);
    atoms.set(key, known);
    return known;
  };
  return Object.assign(atomOf, {
    key: (...parameters: Partial<Parameters>) => [...prefix, ...parameters],
  });
}
