import { useState, type ReactNode } from 'react';
import { AccountDrawer } from '@patient/ui/AccountDrawer';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { ContactDialog } from '@patient/ui/ContactDialog';
import { Container } from '@patient/ui/Container';
import { HelpPanel } from '@patient/ui/HelpPanel';
import { IconButton } from '@patient/ui/IconButton';
import { NotificationMenu } from '@patient/ui/NotificationMenu';
import { Stack } from '@patient/ui/Stack';
import { StepHeader } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import { space, useBrand } from '@patient/ui/theme';
import { notices, patient } from './samples.ts';

const nothing = () => {};

/** A page that is as high as the screen, for a piece that fills its parent. */
const full = {
  page: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100dvh' },
  main: { paddingBlock: space[4], minBlockSize: 0 },
} as const;

/** At least as high as the screen, so that what stays at its foot is where the thumb is. */
const footed = {
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minBlockSize: '100dvh',
} as const;

/** The support dialog of a brand, while it is open. */
function Contact({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { supportEmail } = useBrand();
  return <ContactDialog isOpen={isOpen} onOpenChange={onOpenChange} email={supportEmail} />;
}

/** Header and one narrow column: pages before the account. */
export function ColumnFrame({ children }: { children: ReactNode }) {
  const { websiteUrl } = useBrand();
  const [isHelp, setHelp] = useState(false);
  return (
    <>
      <BrandHeader logoHref={websiteUrl} onHelp={() => setHelp(true)} />
      <Container as="main" id="main" tabIndex={-1} width="column" hasRoom>
        <Stack gap={6}>{children}</Stack>
      </Container>
      <Contact isOpen={isHelp} onOpenChange={setHelp} />
    </>
  );
}

const pages = [
  { href: '/user/subscriptions', label: 'Home', icon: 'home' },
  { href: '/user/order-history', label: 'Order History', icon: 'orders' },
  { href: '/user/chat', label: 'Doctor Messaging', icon: 'chat', count: 2 },
  { href: '/user/profile', label: 'Account Info', icon: 'user' },
] as const;

/** Props of {@link AccountFrame}. */
export interface AccountFrameProps {
  /** Path of the page. */
  path: string;
  children: ReactNode;
  /** @default 'reading' */
  width?: 'reading' | 'page';
  /** As high as the screen and no higher: one child fills it. @default false */
  isFull?: boolean;
  /** The help panel is open at first. @default false */
  isHelpOpen?: boolean;
}

/** Header with bell, menu and help: pages of the account. */
export function AccountFrame({
  path,
  children,
  width = 'reading',
  isFull = false,
  isHelpOpen = false,
}: AccountFrameProps) {
  const [isMenu, setMenu] = useState(false);
  const [isHelp, setHelp] = useState(isHelpOpen);
  const [isContact, setContact] = useState(false);
  return (
    <div style={isFull ? full.page : undefined}>
      <BrandHeader
        logoHref="/login"
        onHelp={() => setHelp(true)}
        start={<IconButton icon="menu" label="Menu" variant="quiet" onPress={() => setMenu(true)} />}
        end={<NotificationMenu items={notices} unread={1} onRead={nothing} />}
      />
      <Container
        as="main"
        id="main"
        tabIndex={-1}
        width={width}
        hasRoom={!isFull}
        style={isFull ? full.main : undefined}
      >
        {isFull ? children : <Stack gap={6}>{children}</Stack>}
      </Container>
      <AccountDrawer
        isOpen={isMenu}
        onOpenChange={setMenu}
        items={pages.map((page) => ({ ...page, isCurrent: page.href === path }))}
        patient={patient}
        onHelp={() => setHelp(true)}
        onLogout={nothing}
      />
      <HelpPanel isOpen={isHelp} onOpenChange={setHelp} onContact={() => setContact(true)} />
      <Contact isOpen={isContact} onOpenChange={setContact} />
    </div>
  );
}

/** What the steps of registration are called, in the order of the stepper. */
export const stepNames = ['About you', 'Your health', 'Treatment', 'Payment', 'Photo'] as const;

/** Props of {@link StepsFrame}. */
export interface StepsFrameProps {
  title: string;
  /** Which step, from 0. */
  step: number;
  children: ReactNode;
  /** @default 'column' */
  width?: 'column' | 'page';
  /** Stays at the foot of the screen: a PlanBar. */
  foot?: ReactNode;
}

/** Way back, title, help, how far: a step of registration. */
export function StepsFrame({ title, step, children, width = 'column', foot }: StepsFrameProps) {
  const [isHelp, setHelp] = useState(false);
  return (
    <div style={foot ? footed : undefined}>
      <StepHeader
        title={title}
        stepId={title}
        onBack={nothing}
        onHelp={() => setHelp(true)}
        progress={<StepProgress steps={stepNames} current={step} />}
      />
      <Container as="main" id="main" tabIndex={-1} width={width} hasRoom>
        <Stack gap={6}>{children}</Stack>
      </Container>
      {foot}
      <Contact isOpen={isHelp} onOpenChange={setHelp} />
    </div>
  );
}
