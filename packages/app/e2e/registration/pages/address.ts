import type { DeliveryAddress } from '../journey.ts';
import {
  ensureText,
  expectValue,
  pressButton,
  waitForAny,
  waitUntil,
  type JourneyContext,
  type PageObject,
} from './pageObject.ts';

const LABELS: Readonly<Record<keyof DeliveryAddress['otherFields'], string>> = {
  secondAddress: 'Apartment, suite or unit',
  city: 'City',
};

const streetField = ({ main }: JourneyContext) => main.getByRole('combobox', { name: /Street address/ });

const acceptButton = ({ main }: JourneyContext) =>
  main.getByRole('button', { name: 'Use this address anyway' });

/** Picks a suggestion. If there are none, types the full line to request suggestions again. */
async function pickSuggestion(context: JourneyContext, name: RegExp): Promise<void> {
  const { page, input, journey, retriesFailures } = context;
  const option = page.getByRole('option', { name });
  await waitUntil(context, `${name} is suggested`, async () => {
    if (await option.isVisible()) return true;
    const { line } = journey.address;
    const none = page.getByText('No suggestions right now').filter({ visible: true });
    const hasNoSuggestion = retriesFailures && (await none.count()) > 0;
    if (hasNoSuggestion && (await streetField(context).inputValue()) !== line)
      await input.write(streetField(context), line);
    return false;
  });
  await input.pick(option);
}

/** Delivery address, from a suggestion or typed in. */
export const address: PageObject = {
  heading: /^Where should we ship it/,
  fill: async (context) => {
    const { page, main, input, journey } = context;
    const { line, suggestion, otherFields } = journey.address;
    await waitForAny(context, streetField(context));
    if ((await streetField(context).inputValue()) !== line) {
      await input.write(streetField(context), suggestion?.typed ?? line);
      if (suggestion) await pickSuggestion(context, suggestion.picked);
      else await page.keyboard.press('Escape');
    }
    for (const [field, text] of Object.entries(otherFields)) {
      const label = field === 'city' ? LABELS.city : LABELS.secondAddress;
      await ensureText(context, main.getByRole('textbox', { name: new RegExp(label) }), text);
    }
  },
  expectRestored: async (context) => {
    const { line, otherFields } = context.journey.address;
    await expectValue(streetField(context), line);
    await expectValue(context.main.getByRole('textbox', { name: /City/ }), otherFields.city ?? 'Portland');
  },
  submit: async (context) => {
    const { isUnknown = false } = context.journey.address;
    if (!isUnknown || !(await acceptButton(context).isVisible())) await pressButton(context);
    if (!isUnknown) return;
    await waitForAny(context, acceptButton(context));
    await context.input.press(acceptButton(context));
  },
};
