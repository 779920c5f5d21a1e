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

/** Play function that expects a link with this name to the doctor's page. */
const linksToDoctor =
  (name: string) =>
  async ({ canvas, visit }: PlayContext) => {
    const link = await canvas.findByRole('link', { name });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', `/doctor-info/${recordOf(visit, 'active').doctorId}`);
  };

/** The name loads after the rest of the page. */
export const Named = meta.story({ play: linksToDoctor('Lena Lee, MD') });

/** The name fails to load: the link stays, without an error about this background call. */
export const NameFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'getAssignedDoctor', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    const { canvas, visit } = context;
    await linksToDoctor('See profile')(context);
    await waitFor(() => expect(visit.calls.some((call) => call.includes('assigned-doctor'))).toBe(true));
    await linksToDoctor('See profile')(context);
    await expect(canvas.queryByText(FAILING_MESSAGE)).not.toBeInTheDocument();
  },
});

/** No doctor is requested or shown before the first decision. */
export const NoDoctorYet = meta.story({
  args: subscriptionOf('pending'),
  play: async ({ canvas, visit }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByRole('heading', { level: 3, name: 'Next billing' })).toBeVisible();
    await expect(main.queryByText(/Your doctor:/)).not.toBeInTheDocument();
    await expect(visit.calls.filter((call) => call.includes('assigned-doctor'))).toEqual([]);
  },
});
