import type { RoutePath } from './routes.ts';

/** Names of the parameters in a pattern. */
type NamesOf<Path extends string> = Path extends `${infer Part}/${infer Rest}`
  ? NamesOf<Part> | NamesOf<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

type ParamsOf<Path extends string> = {
  readonly [Name in NamesOf<Path> as Name extends `${string}?` ? never : Name]: string;
} & {
  readonly [Name in NamesOf<Path> as Name extends `${infer Plain}?` ? Plain : never]?: string;
};

/** Query parameters of the account's pages; a deep link keeps no others. */
export const QUERY_NAMES = [
  'change',
  'chatId',
  'for',
  'new',
  'page',
  'subscriptionId',
  'topic',
  'visitType',
] as const;

/**
 * Path of a route, with its query.
 * @param path pattern of the table
 * @param params parameters of the pattern; they are encoded
 * @param query parameters after `?`
 */
export function href<Path extends RoutePath>(
  path: Path,
  params: ParamsOf<Path>,
  query: Readonly<Partial<Record<(typeof QUERY_NAMES)[number], string>>> = {},
): string {
  const values: ReadonlyMap<string, string> = new Map(Object.entries(params));
  const pathname = path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values.get(name);
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? pathname : `${pathname}?${search}`;
}
