import type { Page } from 'playwright';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';

/** The pieces of /login. */
export const loginForm = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Sign in' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password', { exact: true }),
  send: page.getByRole('button', { name: 'Sign in' }),
});

/** Fills the sign-in form for an account of the sandbox and sends it. */
export async function signIn(page: Page, scenario: string, password: string = demoPassword): Promise<void> {
  const { email, password: field, send } = loginForm(page);
  await email.fill(scenarioNamed(scenario).email);
  await field.fill(password);
  await send.click();
}
