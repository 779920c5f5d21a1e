import type { Collections } from '../core/collections.ts';
import { html } from 'hono/html';
import { type RecentCollection, deleteRecent, recentEntries } from '../core/recentEntries.ts';
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

/** Creates a page that lists the entries of a collection, newest first, and can delete them. */
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
    state: ({ context }) => ({ [collection]: recentEntries(context.store, collection) }),
    view({ context }) {
      const documents = recentEntries(context.store, collection);
      return html`${table('Newest first', columns, documents.map(row), nothing)}
      ${documents.length > 0 ? button('Delete all', { do: 'clear' }) : ''}`;
    },
    act({ context }, { do: action }) {
      if (action !== 'clear') unknownAction(action);
      deleteRecent(context.store, collection);
      return 'All entries were deleted.';
    },
  };
}
