import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { userEvent, type within } from 'storybook/test';

type Page = ReturnType<typeof within>;

/** Email of a scenario's patient. */
export const emailOf = (scenario: string): string => scenarioNamed(scenario).email;

/** Signs in on the sign-in page as the patient of a scenario. */
export async function signIn(page: Page, scenario: string, password: string = demoPassword): Promise<void> {
  await userEvent.type(await page.findByRole('textbox', { name: 'Email' }), emailOf(scenario));
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
}
