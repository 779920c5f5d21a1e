import { html } from 'hono/html';
import { recentPage } from '../recentPage.ts';
import { moment } from '../parts.ts';

/** Mails that a real service would have sent. */
export const mailsPage = recentPage({
  collection: 'mails',
  title: 'Mails',
  columns: ['Sent', 'To', 'Subject', 'Text'],
  nothing: 'No mails yet.',
  row: ({ sentAt, to, subject, text, link }) =>
    html`<tr>
      <td>${moment(sentAt)}</td>
      <td>${to}</td>
      <th scope="row">${subject}</th>
      <td>${text} ${link?.startsWith('/') ? html`<a href="${link}">${link}</a>` : (link ?? '')}</td>
    </tr>`,
});
