import { expect, userEvent, within } from 'storybook/test';
import { fill } from './fill.ts';
import { pressContinue } from './steps.ts';
import type { PlayContext } from './subscription.ts';
import type { Visit } from './visit.ts';
import type { Canvas } from '../../canvas.ts';

/** Patient at the payment step. */
export const as = 'register-payment';

/** A card that the mock accepts. */
export const TEST_CARD = '4242424242424242';

/** A card whose bank checks each payment. */
export const CHECKED_CARD = '4000000000003220';

/** Charges and holds in the sandbox. */
export const chargesOf = ({ sandbox }: Visit) => sandbox.store.list('charges', `${as}-1`);

/** Types an address. */
export async function writeAddress(canvas: Canvas, street: string, unit = '') {
  const line = await canvas.findByRole('combobox', { name: /Street address/ });
  await userEvent.clear(line);
  await fill(line, street);
  await userEvent.keyboard('{Escape}');
  if (unit) await fill(await canvas.findByRole('textbox', { name: /Apartment/ }), unit);
}

/** Goes to the payment with an unverified address. */
export async function goToPayment({ canvas }: Pick<PlayContext, 'canvas'>) {
  await writeAddress(canvas, '1 Nowhere Lane');
  const city = await canvas.findByRole('textbox', { name: /City/ });
  await userEvent.clear(city);
  await fill(city, 'Portland');
  await pressContinue(canvas);
  await userEvent.click(await canvas.findByRole('button', { name: 'Use this address anyway' }));
}

/** Goes to the card with an unverified address. */
export async function goToCard({ canvas }: Pick<PlayContext, 'canvas'>) {
  await goToPayment({ canvas });
  await canvas.findByRole('textbox', { name: 'Card number' });
}

/** Waits for the pay button with an amount. */
export const payButton = (canvas: Canvas) => canvas.findByRole('button', { name: /^Pay \$/ });

/** Waits for the alert of a failed payment. */
export async function expectProblem(canvas: Canvas, title: RegExp, ...texts: readonly RegExp[]) {
  const main = within(canvas.getByRole('main'));
  const heading = await main.findByText(title);
  const alert = heading.closest('[role="alert"]');
  for (const text of texts) await expect(alert).toHaveTextContent(text);
}
