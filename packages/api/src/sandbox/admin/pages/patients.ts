import { html } from 'hono/html';
import type { AdminPage } from '../page.ts';
import { table } from '../parts.ts';
import { type AdminPatient, adminPatients } from '../patients.ts';

/** Maximum number of subscriptions per row. */
const MAX_SUBSCRIPTIONS = 6;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function subscriptionsOf({ subscriptions }: AdminPatient) {
  const more = subscriptions.length - MAX_SUBSCRIPTIONS;
  const shown = subscriptions
    .slice(0, MAX_SUBSCRIPTIONS)
    .map(({ _id, productType, status = 'no status', registrationStep }) => {
      const step =
        registrationStep === undefined || registrationStep === 'done' ? '' : ` at ${registrationStep}`;
      return html`<li title="${_id}">${productType} ${status}${step}</li>`;
    });
  return html`<ul class="chips">
    ${shown} ${more > 0 ? html`<li>and ${more} more</li>` : ''}
  </ul>`;
}

const row = (patient: AdminPatient) =>
  html`<tr data-row>
    <th scope="row">${patient.name}<small>${patient.scenario}</small></th>
    <td>
      <code>${patient.email}</code> <button type="button" data-copy="${patient.email}" hidden>Copy</button>
    </td>
    <td>${patient.description}</td>
    <td>${patient.registration}</td>
    <td>${subscriptionsOf(patient)}</td>
  </tr>`;

/** Accounts that can sign in, with their current state. */
export const patientsPage: AdminPage = {
  path: '',
  title: 'Patients',
  state: (parts, { q }) => ({ patients: adminPatients(parts, textOf(q)) }),
  view(parts, { q }) {
    const { password } = parts.seeded;
    const patients = adminPatients(parts, textOf(q));
    return html`<p>
        Seeded accounts sign in with <code>${password}</code>
        <button type="button" data-copy="${password}" hidden>Copy</button>
      </p>
      <form method="get" role="search" class="fields">
        <label
          >Filter
          <input type="search" name="q" value="${textOf(q)}" data-filter autocomplete="off" />
        </label>
        <button>Filter</button>
      </form>
      <p role="status" data-count>${patients.length} accounts</p>
      ${table(
        'Accounts',
        ['Name', 'Email', 'Description', 'Registration', 'Subscriptions'],
        patients.map(row),
        'No matching accounts.',
      )}`;
  },
};
