import type { Page } from 'playwright';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';

/** Controls of /login. */
export const loginForm = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Sign in' }),
  email: page.getByRole('textbox', { name: 'Email' }),
  password: page.getByLabel('Password', { exact: true }),
  submit: page.getByRole('button', { name: 'Sign in' }),
});

/** Signs in as a seeded patient of the sandbox. */
export async function signIn(page: Page, scenario: string, password: string = demoPassword): Promise<void> {
  const form = loginForm(page);
  await form.email.fill(scenarioNamed(scenario).email);
  await form.password.fill(password);
  await form.submit.click();
}
