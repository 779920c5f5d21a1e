import { cardProviderAtom } from '@patient/app/features/payment/index.ts';
import { expect, screen, spyOn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, expectProblem, goToCard, payButton, CHECKED_CARD } from '../support/payment.ts';
import type { PlayContext } from '../support/subscription.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Bank check',
  args: { as, path: '/steps' },
});

/** Pays with a card that the bank verifies. Returns a spy on the provider's confirmation. */
async function payWithCheck({ canvas, visit }: PlayContext, beforePaying: () => void = () => undefined) {
  await goToCard({ canvas });
  await writeCard(canvas, CHECKED_CARD);
  const { data: provider } = visit.store.get(cardProviderAtom);
  if (!provider) throw new Error('The card provider is not loaded');
  const confirm = spyOn(provider, 'confirmCardPayment');
  beforePaying();
  await userEvent.click(await payButton(canvas));
  return confirm;
}

/** The bank confirms this payment: the amount is held once, and the registration continues. */
export const Passed = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const confirm = await payWithCheck(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(confirm.mock.calls).toEqual([[expect.stringMatching(/^pi_.+_secret_/)]]);
    await expect(chargesOf(visit)).toHaveLength(1);
    await expect(visit.sandbox.store.list('holdKeys', `${as}-1`)).toHaveLength(1);
  },
});

/** The cached subscription precedes the bank check, and the next step fails: the page does not offer to pay again. */
export const NextStepFails = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await payWithCheck(context, () => {
      visit.sandbox.faults.set({ operation: 'moveRegistrationStep', status: 503, message: FAILING_MESSAGE });
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});

/** The bank check fails: nothing is held. */
export const Failed = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    await payWithCheck(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    await expectProblem(canvas, /couldn't confirm that it's you/, /unable to authenticate/, /another card/);
    await expect(chargesOf(visit)).toEqual([]);
  },
});

/** After a failed bank check, the next try has another one, which holds the amount. */
export const PassedAtSecondTry = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const confirm = await payWithCheck(context);
    await userEvent.click(await screen.findByRole('button', { name: 'Fail' }));
    await expectProblem(canvas, /couldn't confirm that it's you/);
    await userEvent.click(await payButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Complete' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(new Set(confirm.mock.calls.flat()).size).toBe(2);
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});
