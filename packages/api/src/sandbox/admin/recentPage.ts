import { html } from 'hono/html';
import { type LatelyShelf, forget, newest } from '../core/recentEntries.ts';
import type { SandboxCollections } from '../core/collections.ts';
import { unknownAction } from './input.ts';
import type { Html, PanelPage } from './page.ts';
import { button, table } from './parts.ts';

interface LatelyPage<K extends LatelyShelf> {
  shelf: K;
  title: string;
  columns: readonly string[];
  row: (document: SandboxCollections[K]) => Html;
  nothing: string;
}

/** A page of what came lately, the newest first, which can be forgotten. */
export function latelyPage<K extends LatelyShelf>({
  shelf,
  title,
  columns,
  row,
  nothing,
}: LatelyPage<K>): PanelPage {
  return {
    path: shelf,
    title,
    state: ({ context }) => ({ [shelf]: newest(context.store, shelf) }),
    view({ context }) {
      const documents = newest(context.store, shelf);
      return html`${table('Newest first', columns, documents.map(row), nothing)}
      ${documents.length > 0 ? button('Forget them', { do: 'clear' }) : ''}`;
    },
    act({ context }, { do: what }) {
      if (what !== 'clear') unknownAction(what);
      forget(context.store, shelf);
      return 'Forgotten.';
    },
  };
}
