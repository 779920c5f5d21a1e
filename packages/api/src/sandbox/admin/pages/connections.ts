import { html } from 'hono/html';
import { closeCodeOf, requiredText, wholeNumber } from '../read.ts';
import { optional, unknownAction } from '../input.ts';
import type { AdminPage, AdminParts } from '../page.ts';
import { select, table } from '../parts.ts';

/** Codes worth trying: what each of them means for a browser. */
const codes = [
  ['1001', '1001, goes away: comes back'],
  ['1000', '1000, normal: stays away'],
  ['1011', '1011, the service failed'],
  ['1013', '1013, try again later'],
  ['4401', '4401, signed out'],
  ['1006', '1006, cut without a word'],
] as const;

const openLines = ({ context: { connections } }: AdminParts) =>
  connections.patients().map((patientId) => ({ patientId, lines: connections.size(patientId) }));

const row = ({ patientId, lines }: ReturnType<typeof openLines>[number]) =>
  html`<tr>
    <th scope="row">${patientId}</th>
    <td>${lines}</td>
  </tr>`;

/** Who listens at the moment, and how that can end. */
export const linesPage: AdminPage = {
  path: 'lines',
  title: 'Live lines',
  state: (parts) => ({ lines: openLines(parts) }),
  view(parts) {
    const open = openLines(parts);
    const patients = open.map(({ patientId }) => [patientId, patientId] as const);
    return html`${table('Open now', ['Patient', 'Lines'], open.map(row), 'Nobody has a line open.')}
      <h2>Close lines</h2>
      <form method="post" class="fields">
        <input type="hidden" name="do" value="close" />
        ${select('Of', 'patientId', [['', 'everybody'], ...patients])} ${select('With', 'code', codes)}
        <button>Close</button>
      </form>
      <h2>Refuse the next ones</h2>
      <form method="post" class="fields">
        <input type="hidden" name="do" value="refuse" />
        <label>How many <input type="number" name="times" min="1" max="1000" value="3" required /></label>
        ${select('With', 'code', codes)}
        <button>Refuse</button>
      </form>`;
  },
  act({ context, faults }, { do: what, patientId, times, code = 1001 }) {
    const closeCode = closeCodeOf(code);
    if (what === 'close') {
      const whose = optional(patientId, (value) => requiredText(value, 'patientId'));
      const closed = context.connections.size(whose);
      context.connections.close(closeCode, 'The sandbox was told to', whose);
      return closed === 1 ? '1 line was closed.' : `${closed} lines were closed.`;
    }
    if (what !== 'refuse') unknownAction(what);
    const count = wholeNumber(times, 'times', 1, 1000);
    faults.set({ operation: 'socket', closeCode, times: count });
    return `The next ${count} lines are refused.`;
  },
};
