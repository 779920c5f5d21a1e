import { html } from 'hono/html';
import { closeCodeOf, requiredText, wholeNumber } from '../read.ts';
import { optional, unknownAction } from '../input.ts';
import type { AdminPage, AdminParts } from '../page.ts';
import { select, table } from '../parts.ts';

/** Close codes with their meaning for a browser. */
const codes = [
  ['1001', '1001, going away: reconnects'],
  ['1000', '1000, normal: does not reconnect'],
  ['1011', '1011, internal error'],
  ['1013', '1013, try again later'],
  ['4401', '4401, signed out'],
  ['1006', '1006, lost without a close frame'],
] as const;

const openConnections = ({ context: { connections } }: AdminParts) =>
  connections.patients().map((patientId) => ({ patientId, count: connections.size(patientId) }));

const row = ({ patientId, count }: ReturnType<typeof openConnections>[number]) =>
  html`<tr>
    <th scope="row">${patientId}</th>
    <td>${count}</td>
  </tr>`;

/** Lists open WebSocket connections, and closes them or rejects the next ones. */
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
        ${select('Of', 'patientId', [['', 'all patients'], ...patients])} ${select('With', 'code', codes)}
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
  act({ context, faults }, { do: action, patientId, times, code = 1001 }) {
    const closeCode = closeCodeOf(code);
    if (action === 'close') {
      const owner = optional(patientId, (value) => requiredText(value, 'patientId'));
      const closed = context.connections.size(owner);
      context.connections.close(closeCode, 'Closed on the admin page', owner);
      return closed === 1 ? '1 connection was closed.' : `${closed} connections were closed.`;
    }
    if (action !== 'refuse') unknownAction(action);
    const count = wholeNumber(times, 'times', 1, 1000);
    faults.set({ operation: 'socket', closeCode, times: count });
    return `The next ${count} connections will be rejected.`;
  },
};
