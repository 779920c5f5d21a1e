import { useState, type ReactNode } from 'react';
import { AccountDrawer } from '@patient/ui/AccountDrawer';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { ContactDialog } from '@patient/ui/ContactDialog';
import { Container } from '@patient/ui/Container';
import { HelpPanel } from '@patient/ui/HelpPanel';
import { IconButton } from '@patient/ui/IconButton';
import { NotificationMenu } from '@patient/ui/NotificationMenu';
import { Stack } from '@patient/ui/Stack';
import { space, useBrand } from '@patient/ui/theme';
import { notifications, patient } from './samples.ts';

const noop = () => {};

/** As high as the screen, for one child that fills it. */
const fullHeight = {
  page: { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', blockSize: '100dvh' },
  main: { paddingBlock: space[4], minBlockSize: 0 },
} as const;

/** Support dialog of the brand. */
function Contact({ isOpen, onOpenChange }: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }) {
  const { supportEmail } = useBrand();
  return <ContactDialog isOpen={isOpen} onOpenChange={onOpenChange} email={supportEmail} />;
}

/** Header and one narrow column, for screens before sign-in. */
export function ColumnFrame({ children }: { children: ReactNode }) {
  const { websiteUrl } = useBrand();
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <>
      <BrandHeader logoHref={websiteUrl} onHelp={() => setContactOpen(true)} />
      <Container as="main" id="main" tabIndex={-1} width="column" hasRoom>
        <Stack gap={6}>{children}</Stack>
      </Container>
      <Contact isOpen={isContactOpen} onOpenChange={setContactOpen} />
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
  /** Path of the screen. */
  path: string;
  children: ReactNode;
  /** As high as the screen, filled by one child. @default false */
  isFullHeight?: boolean;
  /** Opens the help panel at first. @default false */
  isHelpOpen?: boolean;
}

/** Header with menu, bell and help, for screens of the account. */
export function AccountFrame({
  path,
  children,
  isFullHeight = false,
  isHelpOpen: isHelpOpenAtFirst = false,
}: AccountFrameProps) {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(isHelpOpenAtFirst);
  const [isContactOpen, setContactOpen] = useState(false);
  return (
    <div style={isFullHeight ? fullHeight.page : undefined}>
      <BrandHeader
        logoHref="/login"
        onHelp={() => setHelpOpen(true)}
        start={<IconButton icon="menu" label="Menu" variant="quiet" onPress={() => setMenuOpen(true)} />}
        end={<NotificationMenu items={notifications} unread={1} onRead={noop} />}
      />
      <Container
        as="main"
        id="main"
        tabIndex={-1}
        width="reading"
        hasRoom={!isFullHeight}
        style={isFullHeight ? fullHeight.main : undefined}
      >
        {isFullHeight ? children : <Stack gap={6}>{children}</Stack>}
      </Container>
      <AccountDrawer
        isOpen={isMenuOpen}
        onOpenChange={setMenuOpen}
        items={pages.map((page) => ({ ...page, isCurrent: page.href === path }))}
        patient={patient}
        onHelp={() => setHelpOpen(true)}
        onLogout={noop}
      />
      <HelpPanel isOpen={isHelpOpen} onOpenChange={setHelpOpen} onContact={() => setContactOpen(true)} />
      <Contact isOpen={isContactOpen} onOpenChange={setContactOpen} />
    </div>
  );
}
