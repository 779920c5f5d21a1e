import { subscriptionKeys } from '@patient/app/shared/subscriptions.ts';
import { cacheAtom } from '@patient/app/shared/service/cache.ts';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { announcedOnce } from '../support/announcedOnce.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { findQuestion, tapAnswer } from '../support/questions.ts';
import { delayRequest, type MockContext } from '../support/responses.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';
import { watchToasts } from '../support/toasts.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Summary step',
  args: { path: '/steps', as: 'register-summary' },
});

const AS = 'register-summary';
const SUBMISSION = '/api/subscription/:id/inprogress-to-pending';

const findSendButton = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  canvas.findByRole('button', { name: 'Send to a doctor' });

const expectThanks = async ({ canvas, visit }: PlayContext) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you, Gus' })).toBeVisible();
  await expect(visit.location.history.at(-1)).toBe('/thank-you');
};

/** Sending the answers to a doctor ends the registration. */
export const Sent = meta.story({
  tags: ['step:summary'],
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await waitFor(() => expect(visit.location.history.at(-1)).not.toBe('/steps'));
    const record = visit.sandbox.store.get('subscriptions', 'patient-register-summary', 'register-summary-1');
    await expect(record?.status).toBe('pending');
    await expect(visit.storage.getItem('status')).toBe('active');
  },
});

/** While the answers load, they can't be sent. */
export const Loading = meta.story({
  tags: ['check'],
  beforeEach: (context) => delayRequest(context, 'get', '/api/questionnaires'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your answers…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Send to a doctor' })).not.toBeInTheDocument();
  },
});

/** The held amount and later bills, worded as on the payment page. */
export const Price = meta.story({
  play: async ({ canvas }) => {
    const plan = await canvas.findByRole('region', { name: 'Your plan' });
    await waitFor(() =>
      expect(plan).toHaveTextContent(/Held nowFor 1 month, charged when a doctor approves/),
    );
    await expect(plan).toHaveTextContent(/Then every month/);
  },
});

/** Add-ons are listed with their prices and can be changed. */
export const AddOns = meta.story({
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'register-summary');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      addons: [{ _id: 'kit', name: 'Travel kit', price: 1_000 }],
    });
  },
  play: async ({ canvas }) => {
    const plan = within(await canvas.findByRole('region', { name: 'Your plan' }));
    await expect(await plan.findByText('$10.00 a delivery')).toBeVisible();
    await expect(await plan.findByRole('button', { name: 'Change Travel kit' })).toBeVisible();
  },
});

/** Lists plan, address, card, photos and every answer. Nothing is shown as paid yet. */
export const Review = meta.story({
  tags: ['step:summary'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Review and send' })).toBeVisible();
    await expect(await canvas.findByText(/ending in 4242. Nothing is charged yet./)).toBeVisible();
    await expect(canvas.queryByText(/Paid/)).not.toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: /^Change\s*:\s*Delivery address/ })).toBeVisible();
    // The card of an authorized payment can't be changed.
    await expect(canvas.queryByRole('button', { name: /^Change\s*:\s*Card/ })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: /About your health/ }));
    await expect(await canvas.findByText('Do you smoke or use nicotine?')).toBeVisible();
  },
});

/** Reasons why a doctor may decline are listed before the answers are sent. */
export const DoctorMayDecline = meta.story({
  beforeEach: ({ visit }) => {
    const { store } = visit.sandbox;
    const log = store.get('visitLogs', `${AS}-1`, 'wlQuestions');
    if (!log) throw new Error('There is no visit log');
    const changed = [
      { questionId: 'wl-weight', value: 100 },
      { questionId: 'wl-never-with', optionIds: ['wl-never-with-1-contraindicated'] },
    ];
    const isSame = ({ questionId }: { questionId: string }) =>
      !changed.some((answer) => answer.questionId === questionId);
    const questionnaire = [...(log.questionnaire ?? []).filter(isSame), ...changed];
    store.put('visitLogs', `${AS}-1`, 'wlQuestions', { ...log, questionnaire });
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByText('A doctor may decline this treatment');
    await expect(title).toBeVisible();
    const reasons = title.closest('[role="status"]')?.querySelectorAll('li') ?? [];
    await expect([...reasons].map(({ textContent }) => textContent)).toEqual([
      'Body mass index (BMI) 14.8',
      'Medullary thyroid cancer',
    ]);
    await announcedOnce(/A doctor may decline this treatment/);
  },
});

/** Without an authorized payment, the card can be changed. */
export const CardNotHeld = meta.story({
  tags: ['flow'],
  beforeEach: ({ visit }) => {
    const { paymentIntentStatus: _held, ...record } = recordOf(visit, 'register-summary');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, record);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change\s*:\s*Card/ }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^How do you want to pay/ }),
    ).toBeVisible();
  },
});

/** Change opens that question; Continue returns to the summary. */
export const Change = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /About your health/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change\s*:\s*How often do you drink alcohol/ }),
    );
    await findQuestion(context, 'How often do you drink alcohol?');
    await expect(recordOf(visit, 'register-summary').registrationStep).toBe('globalQuestions');
    await tapAnswer(context, 'Never');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Review and send' })).toBeVisible();
    await expect(recordOf(visit, 'register-summary').registrationStep).toBe('summary');
    await userEvent.click(await canvas.findByRole('button', { name: /About your health/ }));
    await expect(await canvas.findByText('Never')).toBeVisible();
  },
});

/** With a service that knows the step 'prev' only, Continue saves the next step of the order. */
export const OnlyPrev = meta.story({
  tags: ['check'],
  beforeEach({ msw, visit: { sandbox } }) {
    const move = async ({ request }: { request: Request }) => {
      const { step }: { step: string } = await request.clone().json();
      return step === 'prev'
        ? sandbox.fetch(request)
        : HttpResponse.json({ message: 'step must be prev' }, { status: 400 });
    };
    msw.use(http.patch(`*${sandbox.publicPath}/api/v2/subscription/stepper/:id`, move));
  },
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /About your health/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change\s*:\s*How often do you drink alcohol/ }),
    );
    await findQuestion(context, 'How often do you drink alcohol?');
    await expect(recordOf(visit, AS).registrationStep).toBe('globalQuestions');
    await tapAnswer(context, 'Never');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Review and send' })).toBeVisible();
    await expect(recordOf(visit, AS).registrationStep).toBe('summary');
    await expect(screen.queryByText('step must be prev')).not.toBeInTheDocument();
  },
});

/** Moving back to a question fails halfway: the reached step shows the error, and the registration continues from there. */
export const ChangeInterrupted = meta.story({
  tags: ['check'],
  beforeEach: ({ msw, visit: { sandbox } }) => {
    let moves = 0;
    const move = ({ request }: { request: Request }) => {
      moves += 1;
      return moves === 3
        ? HttpResponse.json({ message: FAILING_MESSAGE }, { status: 503 })
        : sandbox.fetch(request);
    };
    msw.use(http.patch(`*${sandbox.publicPath}/api/v2/subscription/stepper/:id`, move));
  },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /About your health/ }));
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change\s*:\s*How often do you drink alcohol/ }),
    );
    await expect(await screen.findByText(FAILING_MESSAGE)).toBeInTheDocument();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Where should we ship it?' }),
    ).toBeVisible();
    await expect(recordOf(visit, AS).registrationStep).toBe('payment');
  },
});

/** Opening a step to change fails: an error is shown, and nothing is lost. */
export const ChangeFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'moveRegistrationStep', status: 503, message: FAILING_MESSAGE }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change\s*:\s*Delivery address/ }));
    await expect(await screen.findByText(FAILING_MESSAGE)).toBeInTheDocument();
    await expect(await canvas.findByRole('button', { name: 'Send to a doctor' })).toBeEnabled();
  },
});

/** Shows the service's message about what is missing. */
export const Incomplete = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'submitSubscription', status: 409, message: 'Add a selfie' }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send to a doctor' }));
    await expect(await within(canvas.getByRole('main')).findByText('Add a selfie')).toBeVisible();
  },
});

/** `beforeEach` that returns a gateway error after the sandbox has accepted the submission. */
const failAfterSubmission = ({ msw, visit: { sandbox } }: MockContext) => {
  const fail = async ({ request }: { request: Request }) => {
    await sandbox.fetch(request);
    return HttpResponse.json({ message: 'Bad gateway' }, { status: 502 });
  };
  msw.use(http.patch(`*${sandbox.publicPath}${SUBMISSION}`, fail, { once: true }));
};

/** Neither the call nor a refetch shows whether the answers were sent: the page says that the outcome is unknown. */
export const OutcomeUnknown = meta.story({
  play: async ({ canvas, visit }) => {
    const send = await canvas.findByRole('button', { name: 'Send to a doctor' });
    for (const operation of ['submitSubscription', 'getSubscription'])
      visit.sandbox.faults.set({ operation, status: 502, message: FAILING_MESSAGE });
    await userEvent.click(send);
    await expect(await canvas.findByText("We don't know yet if your answers were sent")).toBeVisible();
    visit.sandbox.faults.clear();
    await userEvent.click(send);
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/thank-you'));
  },
});

/** The outcome is unknown at first, then the page finds that the answers were sent and continues. */
export const OutcomeKnownLater = meta.story({
  tags: ['check'],
  beforeEach: failAfterSubmission,
  play: async (context) => {
    const send = await findSendButton(context);
    context.visit.sandbox.faults.set({ operation: 'getSubscription', status: 502, message: FAILING_MESSAGE });
    await userEvent.click(send);
    await expectThanks(context);
    await expect(context.visit.storage.getItem('status')).toBe('active');
  },
});

/** Presses a button after another device has sent the answers: the service's message is shown on the subscriptions' page. */
const pressAfterSent =
  (name: string | RegExp) =>
  async (context: PlayContext): Promise<void> => {
    const { canvas, visit } = context;
    const button = await canvas.findByRole('button', { name });
    const record = recordOf(visit, AS);
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      status: 'pending',
      registrationStep: 'done',
      registrationDoneDate: new Date(visit.sandbox.clock()).toISOString(),
    });
    const shown = watchToasts(context);
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    const message = 'Cannot update subscription! Subscription completed.';
    await expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message }));
    await expect(visit.location.history).not.toContain('/thank-you');
    await expect(visit.storage.getItem('status')).toBe('active');
  };

export const ChangedAfterSent = meta.story({
  tags: ['check', 'message:subscriptionCompleted'],
  play: pressAfterSent(/^Change\s*:\s*Delivery address/),
});

export const SentElsewhere = meta.story({
  tags: ['check', 'message:subscriptionCompleted'],
  play: pressAfterSent('Send to a doctor'),
});

/** The patient leaves while the answers are being sent: the current page stays, and /steps redirects. */
export const LeftWhileSending = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const release = delayRequest(context, 'patch', SUBMISSION);
    await userEvent.click(await findSendButton(context));
    await release.received;
    await userEvent.click(canvas.getByRole('button', { name: 'Save and exit' }));
    visit.location.navigate('/user/settings');
    await canvas.findByRole('heading', { level: 1, name: 'Settings' });
    release();
    await waitFor(() => expect(visit.store.get(cacheAtom).isMutating()).toBe(0));
    await expect(visit.location.history.at(-1)).toBe('/user/settings');
    await expect(visit.storage.getItem('originalRegistrationStatus')).toBeNull();
    visit.location.navigate('/steps');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  },
});

/** Answers that are being sent can't be changed. */
export const NoChangeWhileSending = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const changes = [
      await canvas.findByRole('button', { name: 'Change Delivery' }),
      await canvas.findByRole('button', { name: /^Change\s*:\s*Delivery address/ }),
    ];
    const release = delayRequest(context, 'patch', SUBMISSION);
    await userEvent.click(await findSendButton(context));
    await release.received;
    for (const change of changes) {
      await waitFor(() => expect(change).toHaveAttribute('aria-disabled', 'true'));
      await userEvent.click(change);
    }
    release();
    await expectThanks(context);
    await expect(visit.calls.filter((call) => call.includes('stepper'))).toEqual([]);
  },
});

/** A plan changed on another device is never shown with the price of the previous plan. */
export const PlanChangedElsewhere = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const plan = await canvas.findByRole('region', { name: 'Your plan' });
    await waitFor(() => expect(plan).toHaveTextContent(/Then every month/));
    const record = recordOf(visit, AS);
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      plan: { ...record.plan, frequencyOfDelivery: 'quarterly', price: 53_700 },
    });
    // Simulates showing the page again.
    void visit.store.get(cacheAtom).invalidateQueries({ queryKey: subscriptionKeys.list });
    await waitFor(() => expect(plan).toHaveTextContent(/DeliveryEvery 3 months/));
    await waitFor(() => expect(plan).toHaveTextContent(/Then every 3 months/));
    await expect(plan).toHaveTextContent('$537.00');
  },
});
