import { expect } from 'playwright/test';
import { give, see, until, type Place, type Walker } from './place.ts';
import { hasTrouble, isIdle } from './trouble.ts';

const fields: readonly (readonly [name: string, shown: string, typed: string])[] = [
  ['Card number', '4242 4242 4242 4242', '4242424242424242'],
  ['Expiration date', '12 / 34', '1234'],
  ['Security code', '123', '123'],
];

const applied = ({ main, journey }: Walker) =>
  main.getByText(`${journey.coupon?.code} applied`).filter({ visible: true }).first();

const held = ({ main }: Walker) => main.getByText('Your payment is authorised');

async function fillCoupon(walker: Walker): Promise<void> {
  const { main, hand, journey } = walker;
  if (journey.coupon === undefined) return;
  const { code } = journey.coupon;
  const field = main.getByRole('textbox', { name: 'Coupon code' });
  const apply = main.getByRole('button', { name: 'Apply', exact: true });
  await see(walker, applied(walker), field);
  await until(walker, `${code} applied`, async () => {
    // What is being checked may be applied at the next look, and its field be gone.
    if (!(await isIdle(walker))) return false;
    if (await applied(walker).isVisible()) return true;
    if (journey.coupon?.isTyped || (walker.persists && (await hasTrouble(walker)))) {
      await give(walker, field, code);
      await hand.press(apply);
    }
    return false;
  });
}

async function fillFields({ main, hand }: Walker): Promise<void> {
  for (const [name, shown, typed] of fields) {
    const field = main.getByRole('textbox', { name });
    if ((await field.inputValue()) !== shown) await hand.write(field, typed);
    await expect(field).toHaveValue(shown);
  }
}

/** The card, by the stand-in's test card; where the payment is authorised already, nothing is paid again. */
export const card: Place = {
  heading: /^How do you want to pay/,
  fill: async (walker) => {
    const { main } = walker;
    const number = main.getByRole('textbox', { name: 'Card number' });
    await see(walker, number, held(walker));
    if (await held(walker).isVisible()) return;
    try {
      await fillCoupon(walker);
      await fillFields(walker);
    } catch (error) {
      // A payment whose answer was lost turns out to be authorised while it is tried again.
      if (!(walker.persists && (await held(walker).isVisible()))) throw error;
    }
  },
  send: (walker) => walker.hand.press(walker.main.getByRole('button', { name: /^(Pay \$|Continue$)/ })),
};
