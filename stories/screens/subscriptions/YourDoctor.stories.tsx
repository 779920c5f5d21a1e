import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf, subscriptionOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Your doctor',
  args: subscriptionOf('active'),
});

/** Play function: the page leads to the doctor's, under this name. */
const leadsToDoctor =
  (name: string) =>
  async ({ canvas, visit }: PlayContext) => {
    const link = await canvas.findByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `/doctor-info/${recordOf(visit, 'active').doctorId}`);
  };

/** The name comes after everything that the page waits for. */
export const Named = meta.story({ play: leadsToDoctor('Lena Lee, MD') });

/** Only the name is missing: no message about a call that nobody asked for. */
export const NameFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getAssignedDoctor', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const { canvas, visit } = context;
    await leadsToDoctor('See profile')(context);
    await waitFor(() => expect(visit.calls.some((call) => call.includes('assigned-doctor'))).toBe(true));
    await leadsToDoctor('See profile')(context);
    await expect(canvas.queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

/** Nobody is asked for before a doctor has decided. */
export const NoneYet = meta.story({
  args: subscriptionOf('pending'),
  play: async ({ canvas, visit }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 2, name: 'Next billing' })).toBeVisible();
    await expect(main.queryByText(/Your doctor:/)).not.toBeInTheDocument();
    await expect(visit.calls.filter((call) => call.includes('assigned-doctor'))).toEqual([]);
  },
});
