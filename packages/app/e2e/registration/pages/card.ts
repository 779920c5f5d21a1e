import {
  ensureText,
  expectValue,
  waitForAny,
  waitUntil,
  type JourneyContext,
  type PageObject,
} from './pageObject.ts';
import { hasVisibleError, isIdle } from './pageState.ts';

const fields: readonly (readonly [name: string, formatted: string, typed: string])[] = [
  ['Card number', '4242 4242 4242 4242', '4242424242424242'],
  ['Expiration date', '12 / 34', '1234'],
  ['Security code', '123', '123'],
];

const couponApplied = ({ main, journey }: JourneyContext) =>
  main.getByText(`${journey.coupon?.code} applied`).filter({ visible: true }).first();

const cardOnFile = ({ main }: JourneyContext) => main.getByRole('radio', { name: /^Use .* ending in/ });

const paymentAuthorized = ({ main }: JourneyContext) => main.getByText('Your payment is authorized');

async function fillCoupon(context: JourneyContext): Promise<void> {
  const { main, input, journey } = context;
  if (journey.coupon === undefined) return;
  const { code } = journey.coupon;
  const field = main.getByRole('textbox', { name: 'Coupon code' });
  const apply = main.getByRole('button', { name: 'Apply', exact: true });
  const typeCode = async () => {
    await ensureText(context, field, code);
    await input.press(apply);
  };
  await waitForAny(context, couponApplied(context), field);
  await waitUntil(context, `${code} applied`, async () => {
    // While a check is pending, the field may disappear at any moment.
    if (!(await isIdle(context))) return false;
    if (await couponApplied(context).isVisible()) return true;
    if (journey.coupon?.isTyped || (context.retriesFailures && (await hasVisibleError(context)))) {
      // After a lost response, the refetched plan may replace the field.
      await Promise.race([typeCode().catch(() => undefined), waitForAny(context, couponApplied(context))]);
    }
    return false;
  });
}

async function fillFields({ main, input }: JourneyContext): Promise<void> {
  for (const [name, formatted, typed] of fields) {
    const field = main.getByRole('textbox', { name });
    if ((await field.inputValue()) !== formatted) await input.write(field, typed);
    await expectValue(field, formatted);
  }
}

/** Cents of the first amount after a label. */
const centsAfter = (text: string, label: RegExp): number => {
  const [, dollars = ''] = new RegExp(`${label.source}[^$]*\\$([\\d,.]+)`).exec(text) ?? [];
  return Math.round(Number(dollars.replaceAll(',', '')) * 100);
};

/** Waits until the plan, which is folded on a phone, has every choice and a total that matches its billing interval. */
async function expectPlan(context: JourneyContext): Promise<void> {
  const { main, journey } = context;
  const plan = main.getByRole('region', { name: 'Your plan' });
  const months = journey.plan.includes('Every 3 months') ? 3 : 1;
  const then = months === 3 ? /Then every 3 months/ : /Then every month/;
  const readPlan = async () => ((await plan.textContent()) ?? '').replaceAll(/\s+/g, ' ');
  await waitUntil(context, 'the price', async () => then.test(await readPlan()));
  for (const choice of journey.plan)
    await waitUntil(context, choice, async () => (await readPlan()).includes(choice));
  // The price may be outdated while it is refetched.
  await waitUntil(context, 'a total that matches the billing interval', async () => {
    const text = await readPlan();
    const month = centsAfter(text, /Price per month/);
    // The monthly price is rounded to the cent.
    return month > 0 && Math.abs(centsAfter(text, then) - months * month) <= months - 1;
  });
}

/** Payment with the card on file, else the Stripe mock's test card. Skips the fields if the payment is authorized already. */
export const card: PageObject = {
  heading: /^How do you want to pay/,
  fill: async (context) => {
    const { main } = context;
    const number = main.getByRole('textbox', { name: 'Card number' });
    await waitForAny(context, number, cardOnFile(context), paymentAuthorized(context));
    await expectPlan(context);
    if (await paymentAuthorized(context).isVisible()) return;
    try {
      await fillCoupon(context);
      if (!(await cardOnFile(context).isVisible())) await fillFields(context);
      // The total is refetched after a coupon.
      await waitForAny(context, main.getByRole('button', { name: /^Pay \$/ }), paymentAuthorized(context));
    } catch (error) {
      // After a lost response, a retry may reveal that the payment is authorized.
      if (!(context.retriesFailures && (await paymentAuthorized(context).isVisible()))) throw error;
    }
  },
  submit: ({ input, main }) => input.press(main.getByRole('button', { name: /^(Pay \$|Continue$)/ })),
};
