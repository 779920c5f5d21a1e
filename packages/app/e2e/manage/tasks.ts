import type { Locator } from 'playwright';
import { demoPassword } from '@patient/api/sandbox';
import { readDraftKeys } from '../harness/deviceStorage.ts';
import { expect } from '../harness/expect.ts';
import type { Desk } from './desk.ts';

/** What a patient comes for, on one or a few screens. */
export interface Task {
  readonly name: string;
  /** Scenario. */
  readonly patient: string;
  readonly run: (desk: Desk) => Promise<void>;
  /** Subscription with what its history has more afterwards, each once. */
  readonly changes?: readonly [id: string, names: readonly string[]];
}

const heading = ({ main }: Desk, name: string | RegExp) => main.getByRole('heading', { name });
const button = (place: Locator, name: string | RegExp) => place.getByRole('button', { name });

/** Opens the dialog of a change, whose button is in a menu or on the page. */
const ask = ({ main, page, dialogs, input }: Desk, name: string, isInMenu: boolean) => {
  const opener = button(main, isInMenu ? /^More actions for / : new RegExp(`^${name} ?, `));
  return dialogs.open(opener, async () => {
    await input.press(opener);
    if (isInMenu) await input.pick(page.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
  });
};

/** Presses a change and confirms it; its dialog, where it is still open, is only confirmed again. */
const change =
  (desk: Desk, name: string, isInMenu = false) =>
  async () => {
    await ask(desk, name, isInMenu);
    await desk.input.press(button(desk.dialog, name));
  };

/** Waits until the device has, or has no longer, what was typed: a reload in the same moment would be a patient's by no hand. */
const expectDraft = ({ page }: Desk, kind: string, isKept: boolean) =>
  expect.poll(async () => (await readDraftKeys(page)).some((key) => key.startsWith(`${kind} `))).toBe(isKept);

/** Answers of the renewal and the follow-up that a doctor accepts. */
const ANSWERS: Readonly<Record<string, string>> = {
  'How well does the treatment work for you?': 'Very well',
  'Do you take it as prescribed?': 'Always',
  'Do you take any new medicines or supplements?': 'No',
  'Has anything changed in your health since we last asked?': 'No',
  'Have you had any of these?': 'None of these',
  'Are you pregnant, or planning to become pregnant?': 'No',
  'What would you like to do?': 'Go on as it is',
};

/** Answers questions until the heading that follows them. */
async function answerAll(desk: Desk, end: Locator): Promise<void> {
  const { main, page, input } = desk;
  const question = main.locator('form').getByRole('heading', { level: 2 });
  // Does not wait: the page may just have gone on to what follows the questions.
  const textOfQuestion = async () => (await question.allTextContents())[0];
  let isInterrupted = false;
  for (;;) {
    await desk.load(end.or(question).first());
    if (await end.isVisible()) return;
    const asked = await textOfQuestion();
    if (asked === undefined) continue;
    const answer = ANSWERS[asked];
    if (answer !== undefined) {
      const role = answer === 'None of these' ? 'checkbox' : 'radio';
      const control = main.getByRole(role, { name: answer, exact: true });
      if (!(await control.isChecked())) await input.choose(control);
    } else if (asked.startsWith('What is your weight')) await input.write(main.getByLabel('Pounds'), '180');
    if (!isInterrupted) {
      isInterrupted = true;
      await expect(main.getByText(/^(?:Saved|Not saved yet)$/).first()).toBeVisible();
      await desk.interrupt(question);
    }
    const isNext = async () => (await end.isVisible()) || ((await textOfQuestion()) ?? asked) !== asked;
    const next = main
      .locator('form', { has: page.getByRole('heading', { level: 2, name: asked, exact: true }) })
      .getByRole('button', { name: /^Continue/ });
    while (!(await isNext())) {
      await input.press(next).catch(async (error: unknown) => {
        // The page went on by itself just then.
        if (!(await isNext())) throw error;
      });
      await expect
        .poll(
          async () =>
            (await isNext()) ||
            ((await desk.isQuiet()) && (await main.getByRole('alert').filter({ hasText: /\S/ }).count()) > 0),
        )
        .toBe(true);
    }
  }
}

/** Reading every screen of the account, and each kind of change. */
export const tasks: readonly Task[] = [
  {
    name: 'reads subscriptions, orders, receipts and the doctor',
    patient: 'orders',
    run: async (desk) => {
      const { main, input } = desk;
      const receipt = main.getByRole('article', { name: 'Receipt' }).first();
      await desk.open('/user/subscriptions', main.getByRole('article').first());
      await desk.open('/user/subscriptions/orders-1', heading(desk, 'Last billings'));
      await desk.until(receipt, () => input.press(main.getByRole('link', { name: /, receipt$/ }).first()));
      await desk.interrupt(receipt);
      const details = main.getByRole('link', { name: 'Details and receipt' }).first();
      await desk.open('/user/order-history', details);
      await desk.until(receipt, () => input.press(details));
      await desk.open('/user/order-history/receipts', receipt);
      await desk.open('/doctor-info/doctor-lee', main.getByText('Lena Lee, MD').first());
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
    run: async (desk) => {
      const { main, dialog, input } = desk;
      const pause = button(main, /^Pause, /);
      const request = main.getByRole('region', { name: 'You asked for a change' });
      await desk.open('/user/subscriptions/active-1', pause);
      await desk.until(button(main, /^Resume, /), change(desk, 'Pause'));
      await desk.interrupt(button(main, /^Resume, /));
      await desk.until(pause, change(desk, 'Resume'));
      await desk.until(button(main, /^Undo skip of /), change(desk, 'Skip'));
      await desk.until(main.getByText(/^Your delivery on .+ is no longer skipped\.$/).first(), async () => {
        await ask(desk, 'Undo skip of .+', false);
        await input.press(button(dialog, 'Undo skip'));
      });
      await desk.until(request, async () => {
        await ask(desk, 'Change dose', true);
        const dose = dialog.getByRole('radio').first();
        await desk.load(dose);
        await input.choose(dose);
        await input.press(button(dialog, /^Ask for /));
      });
      await desk.interrupt(request);
      await desk.until(
        main.getByText('Your request is withdrawn.').first(),
        change(desk, 'Withdraw request'),
      );
      await desk.until(button(main, /^Reactivate, /), change(desk, 'Cancel subscription', true));
      await desk.until(pause, change(desk, 'Reactivate'));
    },
  },
  {
    name: 'answers a follow-up',
    patient: 'followup',
    changes: ['followup-1', ['followup_answered']],
    run: async (desk) => {
      const { main, input } = desk;
      await desk.open('/user/subscriptions/followup-1/follow-up', button(main, /^Continue/));
      await answerAll(desk, heading(desk, 'Check your answers'));
      await desk.until(main.getByText('Your doctor has your answers.'), () =>
        input.press(button(main, 'Send to your doctor')),
      );
    },
  },
  {
    name: 'renews',
    patient: 'renewal',
    changes: ['renewal-1', ['renewal_requested']],
    run: async (desk) => {
      const { main, input } = desk;
      await desk.open('/user/subscriptions/renewal/renewal-1', button(main, /^Continue/));
      const plan = main.getByRole('heading', { name: 'Your plan', exact: true });
      await answerAll(desk, plan);
      await expectDraft(desk, 'renewal', true);
      await desk.interrupt(plan);
      await input.press(button(main, 'Continue'));
      await expect(heading(desk, 'Check and renew')).toBeVisible();
      await desk.until(main.getByText('Your renewal is with a doctor.'), () =>
        input.press(button(main, 'Renew prescription')),
      );
    },
  },
  {
    name: 'changes the account',
    patient: 'quarterly',
    run: async (desk) => {
      const { main, input } = desk;
      const contact = main.getByRole('region', { name: 'Contact' });
      await desk.open('/user/profile', contact);
      await input.press(button(contact, 'Edit Contact'));
      await input.write(contact.getByRole('textbox', { name: 'First name' }), 'Renamed');
      await desk.until(contact.getByText('Renamed Novak'), () => input.press(button(contact, 'Save')));
      await expectDraft(desk, 'accountContact', false);
      await desk.interrupt(contact.getByText('Renamed Novak'));
      const body = main.getByRole('region', { name: 'Height and weight' });
      await input.press(button(body, 'Edit Height and weight'));
      await input.write(body.getByRole('textbox', { name: /^Weight/ }), '151');
      await desk.until(body.getByText('151 lb'), () => input.press(button(body, 'Save')));

      const news = main.getByRole('switch', { name: 'News by email' });
      await desk.open('/user/settings', news);
      await desk.until(main.getByText('Saved: News by email'), () => input.choose(news));
      await expect(news).toBeChecked();
      const password = main.getByRole('region', { name: 'Password' });
      await input.write(password.getByLabel('Current password'), demoPassword);
      await input.write(password.getByLabel('New password'), 'Four-words-1');
      await desk.until(
        password.getByText(/^Your password is changed\.|^Your first try may have changed it\./).first(),
        () => input.press(button(password, 'Change password')),
      );
    },
  },
  {
    name: 'replaces the card',
    patient: 'coupon',
    run: async (desk) => {
      const { main, input } = desk;
      const number = main.getByRole('textbox', { name: 'Card number' });
      await desk.open('/user/profile/card', number);
      await desk.interrupt(number);
      await input.write(number, '5555555555554444');
      await input.write(main.getByRole('textbox', { name: 'Expiration date' }), '1234');
      await input.write(main.getByRole('textbox', { name: 'Security code' }), '123');
      await desk.until(main.getByText('Mastercard ending in 4444'), () =>
        input.press(button(main, /^Save card/)),
      );
    },
  },
];
