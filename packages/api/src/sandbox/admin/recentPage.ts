import type { Collections } from '../core/collections.ts';
import { html } from 'hono/html';
import { type RecentCollection, forget, newest } from '../core/recentEntries.ts';
import { unknownAction } from './input.ts';
import type { Html, AdminPage } from './page.ts';
import { button, table } from './parts.ts';

interface RecentPage<K extends RecentCollection> {
  collection: K;
  title: string;
  columns: readonly string[];
  row: (document: Collections[K]) => Html;
  nothing: string;
}

/** A page of what came lately, the newest first, which can be forgotten. */
export function recentPage<K extends RecentCollection>({
  collection,
  title,
  columns,
  row,
  nothing,
}: RecentPage<K>): AdminPage {
  return {
    path: collection,
    title,
    state: ({ context }) => ({ [collection]: newest(context.store, collection) }),
    view({ context }) {
      const documents = newest(context.store, collection);
      return html`${table('Newest first', columns, documents.map(row), nothing)}
      ${documents.length > 0 ? button('Forget them', { do: 'clear' }) : ''}`;
    },
    act({ context }, { do: what }) {
      if (what !== 'clear') unknownAction(what);
      forget(context.store, collection);
      return 'Forgotten.';
    },
  };
}
