import { html } from 'hono/html';
import { recentPage } from '../recentPage.ts';
import { folded, moment } from '../parts.ts';

/** Error reports of the app, as sent. */
export const reportsPage = recentPage({
  collection: 'reports',
  title: 'Error reports',
  columns: ['Received', 'Project', 'Report'],
  nothing: 'No error reports yet.',
  row: ({ receivedAt, project, header, items }) =>
    html`<tr>
      <td>${moment(receivedAt)}</td>
      <td>${project}</td>
      <td>${folded(items.map(({ type }) => type).join(', ') || 'empty', { header, items })}</td>
    </tr>`,
});
