import { html } from 'hono/html';
import { recentPage } from '../recentPage.ts';
import { folded, moment } from '../parts.ts';

const names = { tags: 'Tag manager', pixel: 'Pixel' };
const kinds = { script: 'loaded its script', event: 'reported an event' };

/** Calls of the tag manager and the pixel. */
export const eventsPage = recentPage({
  collection: 'events',
  title: 'Tags and pixel',
  columns: ['Received', 'Sender', 'Call', 'Referrer'],
  nothing: 'No calls of the tag manager or the pixel yet.',
  row: ({ receivedAt, sink, kind, query, body, referrer }) =>
    html`<tr>
      <td>${moment(receivedAt)}</td>
      <th scope="row">${names[sink]}</th>
      <td>${folded(kinds[kind], { query, body })}</td>
      <td>${referrer ?? ''}</td>
    </tr>`,
});
