import { HttpError } from '../../core/httpError.ts';
import { html } from 'hono/html';
import { wholeNumber } from '../read.ts';
import { MAX_OFFSET } from '../../core/clock.ts';
import { isoOf } from '../../../model/dates.ts';
import type { AdminInput, AdminPage, AdminParts } from '../page.ts';
import { button, moment, select } from '../parts.ts';
import { nextBillOf, adminPatients } from '../patients.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MAX_DAYS = MAX_OFFSET / DAY;

/** Buttons for common steps, such as the expiry of a token or of a session. */
const steps = [
  ['1 hour', { advanceMs: String(HOUR) }],
  ['1 day', { advanceDays: '1' }],
  ['7 days', { advanceDays: '7' }],
  ['30 days', { advanceDays: '30' }],
] as const;

const state = ({ context, control }: AdminParts) => ({
  now: isoOf(context.clock()),
  aheadMs: control.ahead(),
});

/** Milliseconds until one second after the next bill. */
function toNextBill({ context }: AdminParts, patientId: string): number {
  const bill = nextBillOf(context, patientId);
  if (bill === undefined) throw new HttpError(400, 'This patient has no next bill');
  return bill - context.clock() + 1000;
}

function spanOf(parts: AdminParts, { advanceMs, advanceDays, nextBillOf: patientId }: AdminInput): number {
  if (patientId !== undefined) return toNextBill(parts, String(patientId));
  if (advanceDays !== undefined) return DAY * wholeNumber(advanceDays, 'advanceDays', 0, MAX_DAYS);
  return wholeNumber(advanceMs, 'advanceMs', 0, MAX_OFFSET);
}

const spanText = (milliseconds: number): string => {
  const days = Math.floor(milliseconds / DAY);
  const hours = Math.floor((milliseconds % DAY) / HOUR);
  return `${days} ${days === 1 ? 'day' : 'days'} and ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
};

function nextBills(parts: AdminParts) {
  return adminPatients(parts).flatMap(({ name, patientId }) => {
    const time = patientId === '' ? undefined : nextBillOf(parts.context, patientId);
    return time === undefined ? [] : [[patientId, `${name}, ${isoOf(time).slice(0, 10)}`] as const];
  });
}

/** Time of the sandbox. It can only advance; a reset restores the initial data. */
export const clockPage: AdminPage = {
  path: 'clock',
  title: 'Time',
  state,
  view(parts) {
    const { now, aheadMs } = state(parts);
    const bills = nextBills(parts);
    return html`<p class="large">${moment(now)}</p>
      <p>
        ${aheadMs === 0 ? 'Same as the time of this machine.' : `${spanText(aheadMs)} ahead of this machine.`}
      </p>
      <h2>Advance</h2>
      <div class="row">${steps.map(([label, fields]) => button(label, fields))}</div>
      <form method="post" class="fields">
        <label>Days <input type="number" name="advanceDays" min="1" max="${MAX_DAYS}" required /></label>
        <button>Advance</button>
      </form>
      ${
        bills.length === 0
          ? ''
          : html`<form method="post" class="fields">
              ${select('To the next bill of', 'nextBillOf', bills)}<button>Advance</button>
            </form>`
      }
      <h2>Reset</h2>
      <p>Restores the initial data and the time of this machine, clears all faults and signs out everyone.</p>
      ${button('Reset the sandbox', { do: 'reset' }, 'danger')}`;
  },
  async act(parts, input) {
    if (input['do'] === 'reset') {
      parts.control.reset();
      return 'The sandbox was reset.';
    }
    const span = spanOf(parts, input);
    await parts.control.advance(span);
    return `The clock was advanced by ${spanText(span)}.`;
  },
};
