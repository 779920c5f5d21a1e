import { HttpError } from '../../core/httpError.ts';
import { html } from 'hono/html';
import { type Fault, parseFault } from '../../http/faults/fault.ts';
import { oneOf, requiredText, wholeNumber } from '../read.ts';
import { optional, unknownAction } from '../input.ts';
import type { AdminInput, AdminPage, AdminParts } from '../page.ts';
import { button, select, table } from '../parts.ts';

const ways = {
  status: 'responds with a status',
  malformed: 'responds with truncated JSON',
  reset: 'drops the connection',
  slow: 'is slow',
} as const;
type Way = keyof typeof ways;
const wayNames: readonly Way[] = ['status', 'malformed', 'reset', 'slow'];

const statuses = [500, 502, 503, 504, 400, 401, 403, 404, 409, 413, 429];

/** Parses a fault from the fields of the form, where numbers are text. */
function faultOf(parts: AdminParts, input: AdminInput): Fault {
  const integer = (name: string, min: number, max: number) =>
    optional(input[name], (value) => wholeNumber(value, name, min, max));
  const way = oneOf(input['way'], 'way', wayNames);
  const fields = {
    operation: oneOf(input['operation'], 'operation', parts.operationNames),
    latency: integer('latency', 0, 120_000),
    times: integer('times', 1, 1_000_000),
    ...(way === 'status' && {
      status: integer('status', 400, 599) ?? 500,
      message: optional(input['message'], (value) => requiredText(value, 'message')),
    }),
    ...(way === 'malformed' && { malformed: true }),
    ...(way === 'reset' && { reset: true }),
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const fault = parseFault(Object.fromEntries(given));
  if (fault === undefined) throw new HttpError(400, 'Not a valid fault');
  return fault;
}

function effectOf({ latency, reset, malformed, status, message }: Fault): string {
  const effect = reset
    ? 'drops the connection'
    : malformed
      ? 'responds with truncated JSON'
      : status === undefined
        ? ''
        : `responds with ${status}${message === undefined ? '' : `, '${message}'`}`;
  return [latency ? `waits ${latency} ms` : '', effect].filter((part) => part !== '').join(', then ');
}

const row = (fault: Fault) =>
  html`<tr>
    <th scope="row"><code>${fault.operation}</code></th>
    <td>${effectOf(fault)}</td>
    <td>${fault.times ?? 'always'}</td>
    <td>${button('Clear', { do: 'disarm', operation: fault.operation })}</td>
  </tr>`;

const faultForm = (parts: AdminParts) =>
  html`<form method="post" class="fields">
    <input type="hidden" name="do" value="arm" />
    ${select(
      'Operation',
      'operation',
      parts.operationNames.map((name) => [name, name === '*' ? 'every operation' : name]),
    )}
    ${select(
      'Effect',
      'way',
      wayNames.map((way) => [way, ways[way]]),
    )}
    ${select(
      'Status',
      'status',
      statuses.map((status) => [String(status), String(status)]),
    )}
    <label>Message <input name="message" placeholder="A fault of the sandbox." /></label>
    <label>Latency, ms <input type="number" name="latency" min="0" max="120000" /></label>
    <label>Times <input type="number" name="times" min="1" max="1000000" placeholder="always" /></label>
    <button>Set</button>
  </form>`;

/** Sets and clears faults. */
export const faultsPage: AdminPage = {
  path: 'faults',
  title: 'Faults',
  state: ({ faults }) => ({ faults: faults.list() }),
  view(parts) {
    const faults = parts.faults.list();
    return html`${table('Current faults', ['Operation', 'Effect', 'Times', 'Action'], faults.map(row), 'No faults.')}
      ${faults.length > 1 ? button('Clear all', { do: 'clear' }) : ''}
      <h2>Set a fault</h2>
      ${faultForm(parts)}`;
  },
  act(parts, input) {
    const { do: action, operation } = input;
    if (action === 'arm') {
      const fault = faultOf(parts, input);
      parts.faults.set(fault);
      return `The fault of ${fault.operation} was set.`;
    }
    if (action === 'disarm') {
      const name = requiredText(operation, 'operation');
      parts.faults.clear(name);
      return `The fault of ${name} was cleared.`;
    }
    if (action !== 'clear') unknownAction(action);
    parts.faults.clear();
    return 'All faults were cleared.';
  },
};
