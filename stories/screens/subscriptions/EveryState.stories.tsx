import { inState, lifecycleTable } from '@patient/api/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';

type Action = (typeof lifecycleTable)[number][1][number];

/** Labels of a subscription's next steps, most urgent first. */
const STEPS: readonly (readonly [step: Action, label: string])[] = [
  ['continue', 'Continue'],
  ['followUp', 'Answer questions'],
  ['retakePhoto', 'Start again with new photos'],
  ['fixPayment', 'Update card and pay $32.00'],
  ['renew', 'Renew'],
  ['startAgain', 'Start again'],
  ['reactivate', 'Reactivate'],
  ['seeRequest', 'See your request'],
];

/** Actions with a button on the page. */
const BUTTONS: Readonly<Record<string, string>> = {
  pause: 'Pause',
  resume: 'Resume',
  skip: 'Skip',
  undoSkip: 'Undo skip',
  reactivate: 'Reactivate',
  withdrawChange: 'Withdraw request',
  message: 'Message doctor',
};

/** Actions in the menu. */
const MENU: Readonly<Record<string, string>> = {
  changeDose: 'Change plan',
  cancel: 'Cancel subscription',
};

const states = lifecycleTable.map(([facts, actions], row) => {
  const step = STEPS.find(([name]) => actions.includes(name));
  const named = (labels: Readonly<Record<string, string>>) =>
    actions.flatMap((action) => labels[action] ?? []).toSorted();
  return {
    id: `state-${row}`,
    title: `Treatment ${row}`,
    facts,
    onCard: [...(step ? [step[1]] : []), ...(step?.[0] === 'seeRequest' ? ['Withdraw request'] : [])],
    // The page shows the request itself, and reactivating is one of its buttons.
    onPage: [
      ...(step && step[0] !== 'seeRequest' && step[0] !== 'reactivate' ? [step[1]] : []),
      ...named(BUTTONS),
    ].toSorted(),
    inMenu: named(MENU),
  };
});

/** Adds a subscription with a unique name for each state of the table. */
function addEveryState(visit: Visit) {
  const running = recordOf(visit, 'active');
  for (const { id, title, facts } of states) {
    const record = inState(running, facts);
    visit.sandbox.store.put('subscriptions', running.patientId, id, {
      ...record,
      _id: id,
      plan: { ...record.plan, productName: title },
    });
  }
}

/** Actions that an element offers for a treatment, without the treatment's name. */
function actionsIn(container: HTMLElement, title: string): readonly string[] {
  const { queryAllByRole } = within(container);
  return [...queryAllByRole('button'), ...queryAllByRole('link')]
    .map((element) => element.getAttribute('aria-label') ?? element.textContent ?? '')
    .filter((name) => name.endsWith(`, ${title}`))
    .map((name) => name.slice(0, -title.length - 2).replace(/ of [A-Z][a-z]{2} \d+, \d{4}$/, ''))
    .toSorted();
}

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Every state',
  args: { as: 'active', path: '/user/subscriptions' },
  // Stories of the cards and of the page check accessibility.
  parameters: { a11y: { test: 'off' } },
  beforeEach: async (context) => {
    const closeVisit = await appStory.beforeEach(context);
    addEveryState(context.visit);
    return closeVisit;
  },
});

/** Every card offers exactly its next step. */
export const Cards = meta.story({
  tags: [
    'status:in_progress',
    'status:pre_screened',
    'status:hold',
    'status:declined',
    'status:not_verified',
    'status:cancel',
    'status:renewal',
    'status:completed',
    'status:none',
  ],
  play: async ({ canvas }) => {
    for (const { title, onCard } of states) {
      const card = await canvas.findByRole('article', { name: title });
      await expect([title, actionsIn(card, title)]).toEqual([title, onCard]);
    }
  },
});

/** Every action is offered exactly in the states that allow it. */
export const Pages = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    for (const { id, title, onPage, inMenu } of states) {
      visit.location.navigate(`/user/subscriptions/${id}`);
      await canvas.findByRole('heading', { level: 1, name: title });
      // An amount due is shown once all subscriptions have loaded.
      await waitFor(() =>
        expect([title, actionsIn(canvas.getByRole('main'), title)]).toEqual([title, onPage]),
      );
      const more = canvas.queryByRole('button', { name: `More actions for ${title}` });
      await expect([title, more !== null]).toEqual([title, inMenu.length > 0]);
      if (more === null) continue;
      await userEvent.click(more);
      const items = await screen.findAllByRole('menuitem');
      await expect([
        title,
        items.map((item) => item.getAttribute('aria-label') ?? item.textContent).toSorted(),
      ]).toEqual([title, inMenu.map((label) => expect.stringContaining(label))]);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  },
});
