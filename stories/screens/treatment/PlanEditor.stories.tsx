import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { chooseAnswer, findQuestion, limitRenewalQuestions, pressContinue } from '../support/questions.ts';

const as = 'renewal';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Plan editor',
  args: { as, path: `/user/subscriptions/renewal/${as}-1` },
});

/** Prices fail to load and can be retried; the choices are shown without them. */
export const PricesFailing = meta.story({
  beforeEach: ({ visit }) => {
    limitRenewalQuestions(as, 'wl', 'effect', 'wish')({ visit });
    visit.sandbox.faults.set({ operation: 'listProductPricing', status: 503, message: FAILING_MESSAGE });
  },
  play: async (context) => {
    const { canvas, visit } = context;
    await findQuestion(context, 'How well does the treatment work for you?');
    await chooseAnswer(context, 'radio', 'Very well');
    await pressContinue(context);
    await findQuestion(context, 'What would you like to do?');
    await chooseAnswer(context, 'radio', 'Go on as it is');
    await pressContinue(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change my plan' }));
    await expect(await canvas.findByText("We couldn't load the prices")).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: /^Every 3 months/ })).toBeVisible();
    visit.sandbox.faults.clear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('$179.00')).toBeVisible();
    await expect(canvas.queryByText("We couldn't load the prices")).not.toBeInTheDocument();
  },
});
