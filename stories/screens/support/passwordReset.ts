import { createClient } from '@patient/api';
import { userEvent } from 'storybook/test';
import { fill } from './fill.ts';
import { emailOf } from './signIn.ts';
import type { Visit } from './visit.ts';
import type { Canvas } from '../../canvas.ts';

/** Requests a link on the page. */
export async function requestLink(page: Canvas, email: string): Promise<void> {
  await fill(await page.findByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(await page.findByRole('button', { name: 'Send link' }));
}

/** Opens the emailed reset link of a scenario's patient. `use` sets a password with it as from another device. */
export async function openResetLink(
  { sandbox, location, key }: Visit,
  scenario: string,
): Promise<{ readonly use: (password: string) => Promise<void> }> {
  const client = createClient({ baseUrl: `${globalThis.location.origin}${key}`, fetch: sandbox.fetch });
  await client.POST('/api/user/send-reset-pass', { body: { email: emailOf(scenario) } });
  const path = sandbox.store.list('mails', '').at(-1)?.link;
  if (path === undefined) throw new Error('No email was sent');
  location.navigate(path);
  const token = path.split('/').at(-1) ?? '';
  return {
    use: async (password) => {
      await client.POST('/api/user/reset-pass', { body: { token, password } });
    },
  };
}
