import { expect, userEvent, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { allLoaded } from '../support/allLoaded.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf, subscriptionOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Weight',
  args: subscriptionOf('weights'),
});

const findCard = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.findByRole('region', { name: 'Your weight' });

/** Answers of the registration and of follow-ups, and the weight in the profile. */
export const OverTime = meta.story({
  tags: ['route:/user/subscriptions/{id}'],
  play: async (context) => {
    const card = within(await findCard(context));
    await expect(
      card.getByRole('figure', { name: /^Your weight is 176 lb\. That's 22 lb less than on / }),
    ).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Show all numbers' }));
    const [, ...rows] = within(await card.findByRole('table')).getAllByRole('row');
    const texts = rows.map(({ textContent }) => textContent ?? '');
    await expect(texts).toHaveLength(4);
    await expect(texts[0]).toMatch(/198 lb.*When you registered/);
    await expect(texts[1]).toMatch(/190 lb.*Follow-up/);
    await expect(texts[2]).toMatch(/183 lb.*Follow-up/);
    await expect(texts[3]).toMatch(/Now.*176 lb.*Your profile/);
    await expect(card.getByRole('link', { name: 'Update your weight' })).toHaveAttribute(
      'href',
      '/user/profile',
    );
  },
});

/** With only what the specification names: the registration and the profile. */
export const MinimalService = meta.story({
  args: { profile: 'minimal' },
  play: async (context) => {
    const card = within(await findCard(context));
    await userEvent.click(await card.findByRole('button', { name: 'Show all numbers' }));
    await expect(within(await card.findByRole('table')).getAllByRole('row')).toHaveLength(3);
  },
});

/** One weight is a sentence. */
export const OneWeight = meta.story({
  args: subscriptionOf('paused'),
  play: async (context) => {
    const card = within(await findCard(context));
    await expect(
      card.getByText("Your weight is 176 lb. You'll see a chart here after your next follow-up or renewal."),
    ).toBeVisible();
    await expect(card.queryByRole('figure')).not.toBeInTheDocument();
  },
});

/** Other treatments have no weight. */
export const OtherTreatment = meta.story({
  tags: ['check'],
  args: subscriptionOf('active'),
  play: async ({ canvas, visit }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Payments' });
    await allLoaded(visit);
    await expect(canvas.queryByRole('region', { name: 'Your weight' })).not.toBeInTheDocument();
    await expect(recordOf(visit, 'active').productType).toBe('ed');
  },
});

/** The questions fail to load: the rest of the page stays. */
export const Fails = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listQuestions', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async (context) => {
    const { canvas } = context;
    await expect(await canvas.findByText("We couldn't load your weight")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findCard(context)).toBeVisible();
  },
});
