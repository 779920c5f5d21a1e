import { environmentAtom } from '@patient/app/shared/environment.ts';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { onPhone } from '../../phone.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { waitForOverlay } from '../../waitForOverlay.ts';
import { delayRequest } from '../support/responses.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Steps',
  args: { path: '/steps', as: 'register-questions' },
});

const findBack = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: 'Back' });
const findTitle = ({ canvas }: PlayContext, name: string) => canvas.findByRole('heading', { level: 1, name });
const expectPath = ({ visit }: PlayContext, path: string) =>
  waitFor(() => expect(visit.location.history.at(-1)).toBe(path));

/** Progress (without the summary and the end), title, help, and other treatments next to the questions. */
export const Layout = meta.story({
  tags: ['route:/steps', 'layout:steps', 'layout:treatment-sidebar'],
  play: async (context) => {
    const { canvas } = context;
    await expect(await findTitle(context, 'About your treatment')).toBeVisible();
    const progress = await canvas.findByRole('progressbar', { name: 'Progress' });
    await expect(progress).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Your treatment');
    const sidebar = await canvas.findByRole('navigation', { name: 'Treatments' });
    await expect(await within(sidebar).findByRole('link', { name: 'Home' })).toBeVisible();
    await expect(await within(sidebar).findByRole('button', { name: /Anti-Aging Treatment/ })).toBeVisible();
    await expect(within(sidebar).queryByRole('button', { name: /Weight Loss/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.title).toContain('About your treatment'));
  },
});

/** The first tab stop skips the header and stays on the question. */
export const SkipLink = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Have you ever had any of these?' });
    const main = canvas.getByRole('main');
    const { href } = globalThis.location;
    const { state } = globalThis.history;
    // The question has initial focus.
    await waitFor(() => expect(main.contains(document.activeElement)).toBe(true));
    canvas.getByRole('button', { name: 'Back' }).focus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(main).toHaveFocus();
    await expect(globalThis.location.href).toBe(href);
    await expect(globalThis.history.state).toEqual(state);
    await userEvent.tab();
    await expect(main.contains(document.activeElement)).toBe(true);
    await expect(
      canvas.getByRole('heading', { level: 2, name: 'Have you ever had any of these?' }),
    ).toBeVisible();
  },
});

/** Every step can be left for the account, which lists the registration with Continue to return to the same step. */
export const SaveAndExit = meta.story({
  args: { as: 'register-photo' },
  globals: onPhone,
  play: async (context) => {
    const { canvas, visit } = context;
    await findTitle(context, 'Photo of your ID');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save and exit' }));
    await expect(await findTitle(context, 'Home')).toBeVisible();
    await expect(visit.storage.getItem('status')).toBe('active');
    await expect(visit.storage.getItem('originalRegistrationStatus')).toBe('register');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue, Weight Loss Treatment' }));
    await expect(await findTitle(context, 'Photo of your ID')).toBeVisible();
    await waitFor(() => expect(visit.storage.getItem('status')).toBe('register'));
  },
});

/** A patient with a treatment can still use the account while registering another one. */
export const AccountAccessible = meta.story({
  args: { path: '/user/new-subscription?visitType=antiaging', as: 'active' },
  play: async (context) => {
    const { canvas, visit } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Start Anti-Aging Treatment' }));
    await findTitle(context, 'About your health');
    await expect(visit.storage.getItem('status')).toBe('register');
    await userEvent.click(canvas.getByRole('link', { name: visit.store.get(environmentAtom).brand.name }));
    await expect(await findTitle(context, 'Account info')).toBeVisible();
    visit.location.navigate('/user/chat');
    await expect(await findTitle(context, 'Messages')).toBeVisible();
    visit.location.navigate('/user/subscriptions');
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue, Anti-Aging Treatment' }));
    await expect(await findTitle(context, 'About your health')).toBeVisible();
  },
});

const pressAntiAging = async ({ canvas }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: /Anti-Aging Treatment/ }));

/** A treatment of the sidebar is started under the overlay, and its steps are shown. */
export const StartsFromSidebar = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { visit } = context;
    const release = delayRequest(context, 'post', '/api/subscription/start-new');
    await pressAntiAging(context);
    const overlay = await screen.findByRole('dialog', { name: 'Creating subscription...' });
    await waitFor(() => expect(overlay).toBeVisible());
    release();
    await waitFor(() => expect(screen.queryByText('Creating subscription...')).not.toBeInTheDocument());
    await expect(await findTitle(context, 'About your health')).toBeVisible();
    await expect(visit.location.history.at(-1)).toBe('/steps');
  },
});

/** A treatment that could not be created: the catalog's message, and the current step stays. */
export const SidebarFails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'startNewSubscription', status: 500, message: FAILING_MESSAGE }),
  play: async (context) => {
    await pressAntiAging(context);
    const main = within(context.canvas.getByRole('main'));
    await waitFor(() =>
      expect(main.getByRole('alert')).toHaveTextContent(
        'An error occurred while creating the subscription. Please try again.',
      ),
    );
    await expect(await findTitle(context, 'About your treatment')).toBeVisible();
  },
});

/** On a phone, Home and other treatments are in a menu. */
export const MenuOnPhone = meta.story({
  tags: ['layout:treatment-sidebar'],
  globals: onPhone,
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole('heading', { level: 2, name: 'Have you ever had any of these?' });
    await expect(canvas.queryByText('More treatments')).not.toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }));
    const sheet = await screen.findByRole('dialog', { name: 'Menu' });
    await waitForOverlay();
    await expect(await within(sheet).findByRole('button', { name: /Anti-Aging Treatment/ })).toBeVisible();
    await userEvent.click(await within(sheet).findByRole('link', { name: 'Home' }));
    await expectPath(context, '/user/subscriptions');
  },
});

/** The support dialog restores focus when it closes. */
export const Help = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: 'Have you ever had any of these?' });
    const button = await canvas.findByRole('button', { name: 'Help?' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    // The account's messages can't be reached from here.
    await expect(dialog).not.toHaveTextContent(/messages/);
    for (const link of within(dialog).getAllByRole('link'))
      await expect(link).toHaveAttribute('href', expect.stringMatching(/^(mailto|tel|sms):/));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** At the first question of the first step, Back opens the subscriptions and sets the status to active. */
export const BackFromFirstStep = meta.story({
  tags: ['check'],
  args: { as: 'register-global' },
  beforeEach: ({ visit }) => {
    const { sandbox } = visit;
    for (const { questionType } of sandbox.store.list('visitLogs', 'register-global-1')) {
      sandbox.store.delete('visitLogs', 'register-global-1', questionType ?? '');
    }
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: /First, a few questions/ });
    await userEvent.click(await findBack(context));
    await expectPath(context, '/user/subscriptions');
    await expect(context.visit.storage.getItem('status')).toBe('active');
  },
});

/** Back moves the registration to the previous step, whose title takes focus. */
export const BackToPreviousStep = meta.story({
  tags: ['check'],
  args: { as: 'register-questions' },
  beforeEach: ({ visit }) => {
    const { sandbox } = visit;
    sandbox.store.delete('visitLogs', 'register-questions-1', 'wlQuestions');
  },
  play: async (context) => {
    await context.canvas.findByRole('heading', { level: 2, name: 'How tall are you?' });
    await userEvent.click(await findBack(context));
    const heading = await findTitle(context, 'About your health');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(recordOf(context.visit, 'register-questions').registrationStep).toBe('globalQuestions');
    await expect(context.visit.calls).toContain('PATCH /api/v2/subscription/stepper/register-questions-1');
  },
});

/** The registration was completed elsewhere: opens the subscriptions. */
export const CompletedElsewhere = meta.story({
  tags: ['check', 'message:subscriptionCompleted'],
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
    await userEvent.click(await findBack(context));
    await expectPath(context, '/user/subscriptions');
  },
});

/** Without a registration, redirects to the subscriptions. */
export const NoRegistration = meta.story({
  args: { as: 'active' },
  play: (context) => expectPath(context, '/user/subscriptions'),
});

/** An unknown step is never skipped. */
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
    await expect(await canvas.findByText("We can't show this step here")).toBeVisible();
    // The header is outside the main content, so that a screen reader can skip it.
    for (const part of ['banner', 'main'])
      await expect(within(canvas.getByRole(part)).getByRole('button', { name: 'Help?' })).toBeVisible();
  },
});

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('main');
    await expect(await within(main).findByText("We couldn't load your registration")).toBeVisible();
    await expect(await within(main).findByText(FAILING_MESSAGE)).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your registration…')).toBeInTheDocument();
  },
});
