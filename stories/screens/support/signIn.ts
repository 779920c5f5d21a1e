import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { userEvent, type within } from 'storybook/test';

type Page = ReturnType<typeof within>;

/** The email of a scenario's account. */
export const emailOf = (scenario: string): string => scenarioNamed(scenario).email;

/** Fills the sign-in page in and sends it, as the patient of a scenario would. */
export async function signIn(page: Page, scenario: string, password: string = demoPassword): Promise<void> {
  await userEvent.type(await page.findByRole('textbox', { name: 'Email' }), emailOf(scenario));
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
}
