import { HttpError } from '../../core/httpError.ts';
import { html } from 'hono/html';
import { type Fault, parseFault } from '../../http/faults/fault.ts';
import { oneOf, requiredText, wholeNumber } from '../read.ts';
import { optional, unknownAction } from '../input.ts';
import type { AdminInput, AdminPage, AdminParts } from '../page.ts';
import { button, select, table } from '../parts.ts';

const ways = {
  status: 'answers with a status',
  malformed: 'answers with cut-off JSON',
  reset: 'drops the connection',
  slow: 'is only slow',
} as const;
type Way = keyof typeof ways;
const wayNames: readonly Way[] = ['status', 'malformed', 'reset', 'slow'];

const statuses = [500, 502, 503, 504, 400, 401, 403, 404, 409, 413, 429];

/** A fault as the form describes it; the numbers come as text. */
function faultOf(parts: AdminParts, input: AdminInput): Fault {
  const whole = (name: string, least: number, most: number) =>
    optional(input[name], (value) => wholeNumber(value, name, least, most));
  const way = oneOf(input['way'], 'way', wayNames);
  const fields = {
    operation: oneOf(input['operation'], 'operation', parts.operationNames),
    latency: whole('latency', 0, 120_000),
    times: whole('times', 1, 1_000_000),
    ...(way === 'status' && {
      status: whole('status', 400, 599) ?? 500,
      message: optional(input['message'], (value) => requiredText(value, 'message')),
    }),
    ...(way === 'malformed' && { malformed: true }),
    ...(way === 'reset' && { reset: true }),
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const fault = parseFault(Object.fromEntries(given));
  if (fault === undefined) throw new HttpError(400, 'Not a fault');
  return fault;
}

function inWords({ latency, reset, malformed, status, message }: Fault): string {
  const what = reset
    ? 'drops the connection'
    : malformed
      ? 'answers with cut-off JSON'
      : status === undefined
        ? ''
        : `answers ${status}${message === undefined ? '' : `, '${message}'`}`;
  return [latency ? `waits ${latency} ms` : '', what].filter((part) => part !== '').join(', then ');
}

const row = (fault: Fault) =>
  html`<tr>
    <th scope="row"><code>${fault.operation}</code></th>
    <td>${inWords(fault)}</td>
    <td>${fault.times ?? 'always'}</td>
    <td>${button('Disarm', { do: 'disarm', operation: fault.operation })}</td>
  </tr>`;

const armForm = (parts: AdminParts) =>
  html`<form method="post" class="fields">
    <input type="hidden" name="do" value="arm" />
    ${select(
      'Operation',
      'operation',
      parts.operationNames.map((name) => [name, name === '*' ? 'every operation' : name]),
    )}
    ${select(
      'What happens',
      'way',
      wayNames.map((way) => [way, ways[way]]),
    )}
    ${select(
      'Status',
      'status',
      statuses.map((status) => [String(status), String(status)]),
    )}
    <label>Message <input name="message" placeholder="A fault of the sandbox." /></label>
    <label>Wait, ms <input type="number" name="latency" min="0" max="120000" /></label>
    <label>Times <input type="number" name="times" min="1" max="1000000" placeholder="always" /></label>
    <button>Arm</button>
  </form>`;

/** What is to go wrong. */
export const faultsPage: AdminPage = {
  path: 'faults',
  title: 'Faults',
  state: ({ faults }) => ({ faults: faults.list() }),
  view(parts) {
    const armed = parts.faults.list();
    return html`${table('Armed', ['Operation', 'What happens', 'Times', 'Action'], armed.map(row), 'Nothing goes wrong.')}
      ${armed.length > 1 ? button('Disarm all', { do: 'clear' }) : ''}
      <h2>Arm one</h2>
      ${armForm(parts)}`;
  },
  act(parts, input) {
    const { do: what, operation } = input;
    if (what === 'arm') {
      const fault = faultOf(parts, input);
      parts.faults.set(fault);
      return `${fault.operation} is armed.`;
    }
    if (what === 'disarm') {
      const name = requiredText(operation, 'operation');
      parts.faults.clear(name);
      return `${name} is well again.`;
    }
    if (what !== 'clear') unknownAction(what);
    parts.faults.clear();
    return 'All is well again.';
  },
};
