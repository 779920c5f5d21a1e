import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { fitsTheScreen, phone } from '../support/looks.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Steps',
  args: { path: '/steps', as: 'register-questions' },
});

const back = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Back' });
const title = ({ canvas }: PlayContext, name: string) => canvas.findByRole('heading', { level: 1, name });
const leftFor = ({ visit }: PlayContext, path: string) =>
  waitFor(() => expect(visit.location.history.at(-1)).toBe(path));

/** One segment a step without summary and done, the step's title, Help, and beside the questions other treatments. */
export const Frame = meta.story({
  tags: ['route:/steps', 'layout:steps', 'layout:treatment-sidebar'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await title(context, 'About your treatment')).toBeVisible();
    const progress = await canvas.findByRole('progressbar', { name: 'Progress' });
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Your treatment');
    const beside = canvas.getByRole('navigation', { name: 'Treatments' });
    await expect(within(beside).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(await within(beside).findByRole('link', { name: /Anti-Aging Treatment/ })).toBeVisible();
    await expect(within(beside).queryByRole('link', { name: /Weight Loss/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('About your treatment'));
  },
});

/** The support dialog opens from every step, and gives the focus back. */
export const Help = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Have you ever had any of these?' });
    const button = canvas.getByRole('button', { name: 'Help' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** At the first question of the first step back leads to the list of subscriptions, and the status becomes active. */
export const BackFromTheFirst = meta.story({
  args: { as: 'register-global' },
  beforeEach: ({ visit }) => {
    const { sandbox } = visit;
    for (const { questionType } of sandbox.store.list('visitLogs', 'register-global-1')) {
      sandbox.store.delete('visitLogs', 'register-global-1', questionType ?? '');
    }
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: /First, a few questions/ });
    await userEvent.click(await back(context));
    await leftFor(context, '/user/subscriptions');
    await expect(context.visit.storage.getItem('status')).toBe('active');
  },
});

/** The step before is asked of the service, and its title takes the focus. */
export const BackToTheStepBefore = meta.story({
  args: { as: 'register-questions' },
  beforeEach: ({ visit }) => {
    const { sandbox } = visit;
    sandbox.store.delete('visitLogs', 'register-questions-1', 'wlQuestions');
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: 'How tall are you?' });
    await userEvent.click(await back(context));
    const heading = await title(context, 'About your health');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(recordOf(context.visit, 'register-questions').registrationStep).toBe('globalQuestions');
    await expect(context.visit.calls).toContain('PATCH /api/v2/subscription/stepper/register-questions-1');
  },
});

/** Handed in elsewhere meanwhile: the service says so, and the list of subscriptions is where that leads. */
export const CompletedElsewhere = meta.story({
  tags: ['message:subscriptionCompleted'],
  beforeEach: ({ visit }) => {
    visit.sandbox.store.delete('visitLogs', 'register-questions-1', 'wlQuestions');
    visit.sandbox.faults.set({
      operation: 'moveRegistrationStep',
      status: 409,
      message: 'Cannot update subscription! Subscription completed.',
      times: 1,
    });
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: 'How tall are you?' });
    await userEvent.click(await back(context));
    await leftFor(context, '/user/subscriptions');
  },
});

/** The dashboard remembers that registration goes on, and coming back takes it up again. */
export const Dashboard = meta.story({
  play: async (context) => {
    const { canvas, visit } = context;
    const link = await canvas.findByRole('link', { name: 'Dashboard' });
    await userEvent.click(link);
    await expect(await title(context, 'Your subscriptions')).toBeVisible();
    await expect(visit.storage.getItem('status')).toBe('active');
    await expect(visit.storage.getItem('originalRegistrationStatus')).toBe('register');
    visit.location.navigate('/steps');
    await expect(await title(context, 'About your treatment')).toBeVisible();
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('register'));
    await expect(visit.storage.getItem('originalRegistrationStatus')).toBeNull();
  },
});

/** Nothing is being registered: the list of subscriptions is the place to be. */
export const NothingToRegister = meta.story({
  args: { as: 'active' },
  play: (context) => leftFor(context, '/user/subscriptions'),
});

/** A step that nobody knows stops in plain words; nothing is skipped. */
export const UnknownStep = meta.story({
  beforeEach: ({ visit }) => {
    const record = recordOf(visit, 'register-questions');
    visit.sandbox.store.put('subscriptions', record.patientId, record._id, {
      ...record,
      registrationStep: 'hologram',
      registrationStepsOrder: ['hologram', 'photo'],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This step cannot be shown here')).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('button', { name: 'Help' })).toHaveLength(2);
  },
});

/** The service is in trouble: said in place, with a way to try again. */
export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText('We could not load your registration')).toBeVisible();
    await expect(within(main).getByText(FAILING_MESSAGE)).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your registration…')).toBeInTheDocument();
  },
});

export const Phone = meta.story({ globals: phone, play: fitsTheScreen });
