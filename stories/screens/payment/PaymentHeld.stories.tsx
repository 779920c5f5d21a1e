import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { as, chargesOf, goToCard, payButton, TEST_CARD } from '../support/payment.ts';
import { writeCard } from '../support/writeCard.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Payment/Held',
  args: { as, path: '/steps' },
});

/** The amount is held, but the next step fails: the page shows both, and Continue retries. */
export const NextStepFails = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const { faults } = visit.sandbox;
    await goToCard(context);
    await writeCard(canvas, TEST_CARD);
    faults.set({ operation: 'moveRegistrationStep', status: 503, message: FAILING_MESSAGE });
    await userEvent.click(await payButton(canvas));
    await expect(await canvas.findByText('Your payment is authorized')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await expect(main.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument();
    await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    faults.clear();
    await userEvent.click(await main.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Your photo ID' })).toBeVisible();
    await expect(chargesOf(visit)).toHaveLength(1);
  },
});
