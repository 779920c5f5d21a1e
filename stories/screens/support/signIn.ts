import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { userEvent } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';
import { fill } from './fill.ts';

/** Email of a scenario's patient. */
export const emailOf = (scenario: string): string => scenarioNamed(scenario).email;

/** Signs in on the sign-in page as the patient of a scenario. */
export async function signIn(page: Canvas, scenario: string, password: string = demoPassword): Promise<void> {
  await fill(await page.findByRole('textbox', { name: 'Email' }), emailOf(scenario));
  await fill(await page.findByLabelText('Password'), password);
  await userEvent.click(await page.findByRole('button', { name: 'Sign in' }));
}
