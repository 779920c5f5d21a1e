import type { Locator } from 'playwright';
import { demoPassword } from '@patient/api/sandbox';
import { readDraftKeys } from '../harness/deviceStorage.ts';
import { expect } from '../harness/expect.ts';
import type { TaskDriver } from './taskDriver.ts';

/** What a patient does on one or a few screens. */
export interface Task {
  readonly name: string;
  /** Sandbox scenario. */
  readonly patient: string;
  readonly run: (driver: TaskDriver) => Promise<void>;
  /** Id of a subscription, and the changes that the task adds to its history, each once. */
  readonly changes?: readonly [id: string, names: readonly string[]];
}

const heading = ({ main }: TaskDriver, name: string | RegExp) => main.getByRole('heading', { name });
const button = (place: Locator, name: string | RegExp) => place.getByRole('button', { name });

/** Opens the dialog of a change; its button is in a menu or on the page. */
const openDialog = ({ main, page, dialogs, input }: TaskDriver, name: string, isInMenu: boolean) => {
  const opener = button(main, isInMenu ? /^More actions for / : new RegExp(`^${name} ?, `));
  return dialogs.open(opener, async () => {
    await input.press(opener);
    if (isInMenu) await input.pick(page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  });
};

/** Opens the dialog of a change unless it is open, and confirms it. */
const change =
  (driver: TaskDriver, name: string, isInMenu = false) =>
  async () => {
    await openDialog(driver, name, isInMenu);
    await driver.input.press(button(driver.dialog, name));
  };

/** Waits until a draft is stored or removed: a reload before that is faster than any patient. */
const expectDraft = ({ page }: TaskDriver, kind: string, isStored: boolean) =>
  expect
    .poll(async () => (await readDraftKeys(page)).some((key) => key.startsWith(`${kind} `)))
    .toBe(isStored);

/** Answers to the questions of the renewal and the follow-up. */
const ANSWERS: Readonly<Record<string, string>> = {
  'How well does the treatment work for you?': 'Very well',
  'Do you take it as prescribed?': 'Always',
  'Do you take any new medicines or supplements?': 'No',
  'Has anything changed in your health since we last asked?': 'No',
  'Have you had any of these?': 'None of these',
  'Are you pregnant, or planning to become pregnant?': 'No',
  'What would you like to do?': 'Go on as it is',
};

/** Answers questions until a heading is shown. */
async function answerAll(driver: TaskDriver, end: Locator): Promise<void> {
  const { main, page, input } = driver;
  const question = main.locator('form').getByRole('heading', { level: 2 });
  // Does not wait for the question: the page may already show what follows.
  const textOfQuestion = async () => (await question.allTextContents())[0];
  let isInterrupted = false;
  for (;;) {
    await driver.load(end.or(question).first());
    if (await end.isVisible()) return;
    const current = await textOfQuestion();
    if (current === undefined) continue;
    const answer = ANSWERS[current];
    if (answer !== undefined) {
      const role = answer === 'None of these' ? 'checkbox' : 'radio';
      const control = main.getByRole(role, { name: answer, exact: true });
      if (!(await control.isChecked())) await input.choose(control);
    } else if (current.startsWith('What is your weight')) await input.write(main.getByLabel('Pounds'), '180');
    if (!isInterrupted) {
      isInterrupted = true;
      await expect(main.getByText(/^(?:Saved|Not saved yet)$/).first()).toBeVisible();
      await driver.interrupt(question);
    }
    const isNext = async () => (await end.isVisible()) || ((await textOfQuestion()) ?? current) !== current;
    const next = main
      .locator('form', { has: page.getByRole('heading', { level: 2, name: current, exact: true }) })
      .getByRole('button', { name: /^Continue/ });
    while (!(await isNext())) {
      await input.press(next).catch(async (error: unknown) => {
        // The page has just opened the next question.
        if (!(await isNext())) throw error;
      });
      await expect
        .poll(
          async () =>
            (await isNext()) ||
            ((await driver.isQuiet()) &&
              (await main.getByRole('alert').filter({ hasText: /\S/ }).count()) > 0),
        )
        .toBe(true);
    }
  }
}

/** Opening every account screen, and each kind of change. */
export const tasks: readonly Task[] = [
  {
    name: 'reads subscriptions, orders, receipts and the doctor',
    patient: 'orders',
    run: async (driver) => {
      const { main, input } = driver;
      const receipt = main.getByRole('article', { name: 'Receipt' }).first();
      await driver.open('/user/subscriptions', main.getByRole('article').first());
      await driver.open('/user/subscriptions/orders-1', main.getByRole('list', { name: 'Last billings' }));
      await driver.until(receipt, () => input.press(main.getByRole('link', { name: /, receipt$/ }).first()));
      await driver.interrupt(receipt);
      const order = main.getByRole('link', { name: /, Ordered / }).first();
      await driver.open('/user/order-history', order);
      await driver.until(receipt, () => input.press(order));
      await driver.open('/user/order-history/receipts', main.getByRole('table'));
      await driver.open('/doctor-info/doctor-lee', main.getByText('Lena Lee, MD').first());
    },
  },
  {
    name: 'changes a subscription in every way',
    patient: 'active',
    changes: [
      'active-1',
      [
        'paused',
        'resumed',
        'skipped',
        'skip_undone',
        'change_requested',
        'change_withdrawn',
        'canceled',
        'reactivated',
      ],
    ],
    run: async (driver) => {
      const { main, dialog, input } = driver;
      const pause = button(main, /^Pause, /);
      const request = main.getByRole('region', { name: 'You asked for a change' });
      await driver.open('/user/subscriptions/active-1', pause);
      await driver.until(button(main, /^Resume, /), change(driver, 'Pause'));
      await driver.interrupt(button(main, /^Resume, /));
      await driver.until(pause, change(driver, 'Resume'));
      await driver.until(button(main, /^Undo skip of /), change(driver, 'Skip'));
      await driver.until(main.getByText(/^Your delivery on .+ is no longer skipped\.$/).first(), async () => {
        await openDialog(driver, 'Undo skip of .+', false);
        await input.press(button(dialog, 'Undo skip'));
      });
      await driver.until(request, async () => {
        await openDialog(driver, 'Change plan', true);
        const delivery = dialog.getByRole('radio', { name: /^Every 3 months/ });
        await driver.load(delivery);
        await input.choose(delivery);
        await input.press(button(dialog, 'Ask for this change'));
      });
      await driver.interrupt(request);
      await driver.until(
        main.getByText('Your request is withdrawn.').first(),
        change(driver, 'Withdraw request'),
      );
      await driver.until(button(main, /^Reactivate, /), change(driver, 'Cancel subscription', true));
      await driver.until(pause, change(driver, 'Reactivate'));
    },
  },
  {
    name: 'answers a follow-up',
    patient: 'followup',
    changes: ['followup-1', ['followup_answered']],
    run: async (driver) => {
      const { main, input } = driver;
      await driver.open('/user/subscriptions/followup-1/follow-up', button(main, /^Continue/));
      await answerAll(driver, heading(driver, 'Check your answers'));
      await driver.until(main.getByText('Your doctor has your answers.'), () =>
        input.press(button(main, 'Send to your doctor')),
      );
    },
  },
  {
    name: 'renews',
    patient: 'renewal',
    changes: ['renewal-1', ['renewal_requested']],
    run: async (driver) => {
      const { main, input } = driver;
      await driver.open('/user/subscriptions/renewal/renewal-1', button(main, /^Continue/));
      const plan = main.getByRole('heading', { name: 'Your plan', exact: true });
      await answerAll(driver, plan);
      await expectDraft(driver, 'renewal', true);
      await driver.interrupt(plan);
      await input.press(button(main, 'Continue'));
      await expect(heading(driver, 'Check and renew')).toBeVisible();
      await driver.until(main.getByText('Your renewal is with a doctor.'), () =>
        input.press(button(main, 'Renew prescription')),
      );
    },
  },
  {
    name: 'changes the account',
    patient: 'quarterly',
    run: async (driver) => {
      const { main, input } = driver;
      const contact = main.getByRole('region', { name: 'Contact' });
      await driver.open('/user/profile', contact);
      await input.press(button(contact, 'Edit Contact'));
      await input.write(contact.getByRole('textbox', { name: 'First name' }), 'Renamed');
      await driver.until(contact.getByText('Renamed Novak'), () => input.press(button(contact, 'Save')));
      await expectDraft(driver, 'accountContact', false);
      await driver.interrupt(contact.getByText('Renamed Novak'));
      const body = main.getByRole('region', { name: 'Height and weight' });
      await input.press(button(body, 'Edit Height and weight'));
      await input.write(body.getByRole('textbox', { name: /^Weight/ }), '151');
      await driver.until(body.getByText('151 lb'), () => input.press(button(body, 'Save')));

      const news = main.getByRole('switch', { name: 'News by email' });
      await driver.open('/user/settings', news);
      await driver.until(main.getByText('Saved: News by email'), () => input.choose(news));
      await expect(news).toBeChecked();
      const password = main.getByRole('region', { name: 'Password' });
      await input.write(password.getByLabel('Current password'), demoPassword);
      await input.write(password.getByLabel('New password'), 'Four-words-1');
      await driver.until(
        password.getByText(/^Your password is changed\.|^Your first try may have changed it\./).first(),
        () => input.press(button(password, 'Change password')),
      );
    },
  },
  {
    name: 'replaces the card',
    patient: 'coupon',
    run: async (driver) => {
      const { main, input } = driver;
      const number = main.getByRole('textbox', { name: 'Card number' });
      await driver.open('/user/profile/card', number);
      await driver.interrupt(number);
      await input.write(number, '5555555555554444');
      await input.write(main.getByRole('textbox', { name: 'Expiration date' }), '1234');
      await input.write(main.getByRole('textbox', { name: 'Security code' }), '123');
      await driver.until(main.getByText('Mastercard ending in 4444'), () =>
        input.press(button(main, /^Save card/)),
      );
    },
  },
];
