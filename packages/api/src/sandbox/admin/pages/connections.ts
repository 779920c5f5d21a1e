import { html } from 'hono/html';
import { closeCodeOf, requiredText, wholeNumber } from '../read.ts';
import { optional, unknownAction } from '../input.ts';
import type { AdminPage, AdminParts } from '../page.ts';
import { select, table } from '../parts.ts';

/** Close codes with what they mean to a browser. */
const codes = [
  ['1001', '1001, going away: reconnects'],
  ['1000', '1000, normal: does not reconnect'],
  ['1011', '1011, the service failed'],
  ['1013', '1013, try again later'],
  ['4401', '4401, signed out'],
  ['1006', '1006, cut without a close frame'],
] as const;

const openConnections = ({ context: { connections } }: AdminParts) =>
  connections.patients().map((patientId) => ({ patientId, count: connections.size(patientId) }));

const row = ({ patientId, count }: ReturnType<typeof openConnections>[number]) =>
  html`<tr>
    <th scope="row">${patientId}</th>
    <td>${count}</td>
  </tr>`;

/** Open WebSocket connections; closes them or rejects the next ones. */
export const connectionsPage: AdminPage = {
  path: 'connections',
  title: 'Connections',
  state: (parts) => ({ connections: openConnections(parts) }),
  view(parts) {
    const open = openConnections(parts);
    const patients = open.map(({ patientId }) => [patientId, patientId] as const);
    return html`${table('Open now', ['Patient', 'Connections'], open.map(row), 'No open connections.')}
      <h2>Close connections</h2>
      <form method="post" class="fields">
        <input type="hidden" name="do" value="close" />
        ${select('Of', 'patientId', [['', 'everybody'], ...patients])} ${select('With', 'code', codes)}
        <button>Close</button>
      </form>
      <h2>Reject the next ones</h2>
      <form method="post" class="fields">
        <input type="hidden" name="do" value="refuse" />
        <label>How many <input type="number" name="times" min="1" max="1000" value="3" required /></label>
        ${select('With', 'code', codes)}
        <button>Reject</button>
      </form>`;
  },
  act({ context, faults }, { do: what, patientId, times, code = 1001 }) {
    const closeCode = closeCodeOf(code);
    if (what === 'close') {
      const whose = optional(patientId, (value) => requiredText(value, 'patientId'));
      const closed = context.connections.size(whose);
      context.connections.close(closeCode, 'Closed on the admin page', whose);
      return closed === 1 ? '1 connection was closed.' : `${closed} connections were closed.`;
    }
    if (what !== 'refuse') unknownAction(what);
    const count = wholeNumber(times, 'times', 1, 1000);
    faults.set({ operation: 'socket', closeCode, times: count });
    return `The next ${count} connections are rejected.`;
  },
};
