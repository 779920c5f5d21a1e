import { html } from 'hono/html';
import { configDefaults, configEntry, setConfigEntry } from '../../features/identity/configEntries.ts';
import { optionalFlag, requiredText } from '../read.ts';
import { optional } from '../input.ts';
import type { AdminPage, AdminParts } from '../page.ts';
import { button, table } from '../parts.ts';

const entries = ({ context }: AdminParts) =>
  configDefaults.map(({ name, value, about }) => ({
    name,
    about,
    value: configEntry(context, name)?.value ?? value,
  }));

function change({ name, value }: ReturnType<typeof entries>[number]) {
  if (typeof value === 'boolean') {
    return button(value ? 'Turn off' : 'Turn on', { name, value: String(!value) });
  }
  return html`<form method="post" class="fields">
    <input type="hidden" name="name" value="${name}" />
    <label>Value <input name="value" value="${value ?? ''}" /></label><button>Change</button>
  </form>`;
}

const row = (entry: ReturnType<typeof entries>[number]) =>
  html`<tr>
    <th scope="row"><code>${entry.name}</code></th>
    <td>${entry.about}</td>
    <td><code>${JSON.stringify(entry.value)}</code></td>
    <td>${change(entry)}</td>
  </tr>`;

/** Values of `GET /get-config`. */
export const configPage: AdminPage = {
  path: 'config',
  title: 'Configuration',
  state: (parts) => ({ config: entries(parts) }),
  view: (parts) =>
    table('Values', ['Name', 'Effect', 'Value', 'Change'], entries(parts).map(row), 'There are no values.'),
  act({ context }, input) {
    const name = requiredText(input['name'], 'name');
    const isSwitch = typeof configEntry(context, name)?.value === 'boolean';
    const value = isSwitch
      ? optionalFlag(input['value'], 'value')
      : optional(input['value'] ?? undefined, (text) => requiredText(text, 'value'));
    setConfigEntry(context, name, value ?? null);
    return `${name} was changed.`;
  },
};
