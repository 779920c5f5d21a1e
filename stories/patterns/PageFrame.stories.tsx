import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountNav } from '@patient/ui/AccountNav';
import { Alert } from '@patient/ui/Alert';
import { Badge } from '@patient/ui/Badge';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { ErrorPage } from '@patient/ui/ErrorPage';
import { IconButton } from '@patient/ui/IconButton';
import { AccountFrame, PageFrame, StepFrame } from '@patient/ui/PageFrame';
import { PlanCard, PlanLayout } from '@patient/ui/PlanCard';
import { SessionNotice } from '@patient/ui/SessionNotice';
import { StepHeader, StepTitle } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import { TreatmentSidebar } from '@patient/ui/TreatmentSidebar';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const content = (
  <Card>
    <h1>Sign in</h1>
    <p>See your treatments, deliveries, and bills.</p>
  </Card>
);

const meta = preview.meta({
  title: 'Patterns/Shell/PageFrame',
  component: PageFrame,
  args: { children: content, logoHref: '/login', onHelp: fn() },
  parameters: { layout: 'fullscreen' },
});

/** Skip link, logo, Help?, content, links of the footer. Both Help? and Contact us open help. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(skip).toHaveAttribute('href', `#${canvas.getByRole('main').id}`);
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Help?' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Contact us' }));
    await expect(args.onHelp).toHaveBeenCalledTimes(2);
  },
});

/** A message above the content. */
export const WithNotice = meta.story({ args: { notice: <SessionNotice reason="expired" /> } });

/** An ErrorPage has its own room. */
export const AroundErrorPage = meta.story({
  args: { isFlush: true, children: <ErrorPage title="This page could not be found" /> },
});

/** For staff: a badge in the header, and no footer. */
export const ForStaff = meta.story({
  args: {
    width: 'reading',
    hasFooter: false,
    end: (
      <Badge tone="warning" icon="shield">
        Staff
      </Badge>
    ),
    notice: <Alert tone="warning" title="For staff, with test data" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).not.toBeInTheDocument();
  },
});

const openMenu = fn();

const account = {
  render: () => (
    <AccountFrame
      logoHref="/login"
      onHelp={() => {}}
      onMenu={openMenu}
      end={<IconButton icon="bell" label="Notifications" />}
      nav={
        <AccountNav
          items={[
            { href: '/user/subscriptions', label: 'Home', icon: 'home', isCurrent: true, count: 0 },
            { href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', isCurrent: false, count: 2 },
          ]}
          patient={{ name: 'Ada Lovell', email: 'ada@patients.example' }}
          onHelp={() => {}}
          onLogout={() => {}}
        />
      }
    >
      <h1>Home</h1>
      <p>Your treatments.</p>
    </AccountFrame>
  ),
};

/** The menu is beside the content. */
export const Account = meta.story({
  ...account,
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

/** On a phone, a button opens the menu. */
export const AccountOnPhone = meta.story({
  ...account,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Account' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(openMenu).toHaveBeenCalledOnce();
  },
});

const sidebar = (
  <TreatmentSidebar
    items={[
      {
        name: 'Hair Loss Treatment',
        description: 'Keep the hair you have.',
        icon: 'hair',
        onPress: () => {},
      },
    ]}
  />
);

const header = (
  <StepHeader
    logoHref="/login"
    onBack={() => {}}
    onHelp={() => {}}
    menu={<IconButton icon="menu" label="Menu" variant="quiet" />}
    progress={<StepProgress steps={['Basics', 'Health', 'Treatment']} current={1} />}
  />
);

const step = {
  render: () => (
    <StepFrame header={header} sidebar={sidebar}>
      <StepTitle title="Your health" stepId="health" position="Question 1 of 9" />
      <p>Do you smoke?</p>
    </StepFrame>
  ),
};

/** Other treatments are beside the step, so the header has no menu. */
export const Step = meta.story({
  ...step,
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hair Loss Treatment')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
});

/** On a phone, the menu has the links. */
export const StepOnPhone = meta.story({
  ...step,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hair Loss Treatment')).not.toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu' })).toBeVisible();
  },
});

function FirstStep() {
  const [isLoading, setLoading] = useState(true);
  return (
    <StepFrame header={header} sidebar={!isLoading && sidebar} isLoading={isLoading}>
      <StepTitle title={isLoading ? 'Registration' : 'Your health'} stepId={isLoading ? '' : 'health'} />
      {isLoading && <Button onPress={() => setLoading(false)}>Load</Button>}
    </StepFrame>
  );
}

/** The first step replaces its loading state and gets focus on its title. */
export const StepAfterLoading = meta.story({
  globals: desktop,
  render: () => <FirstStep />,
  play: async ({ canvas }) => {
    const loading = canvas.getByRole('heading', { name: 'Registration' });
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await expect(canvas.getByRole('heading', { name: 'Your health' })).toHaveFocus();
    await expect(loading).not.toBeInTheDocument();
  },
});

/** A step beside its plan is wider. */
export const StepWithPlan = meta.story({
  globals: desktop,
  render: () => (
    <StepFrame header={header}>
      <StepTitle title="Your treatment" stepId="treatment" />
      <PlanLayout plan={<PlanCard lines={[]} />}>
        <p>Which dose would you like?</p>
      </PlanLayout>
    </StepFrame>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('region', { name: 'Your plan' }).getBoundingClientRect();
    await expect(width).toBeGreaterThan(280);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { notice: <SessionNotice reason="otherTab" /> },
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet', args: WithNotice.input.args });

export const Dark = meta.story({
  tags: ['check'],
  name: 'Sheet, dark',
  args: WithNotice.input.args,
  globals: { scheme: 'dark' },
});
