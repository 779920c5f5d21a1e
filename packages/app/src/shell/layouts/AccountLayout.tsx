import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useRef, useState } from 'react';
import { AccountNav } from '@patient/ui/AccountNav';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { IconButton } from '@patient/ui/IconButton';
import { meAtom } from '../../shared/patient/me.ts';
import { signOutAtom } from '../../features/auth/index.ts';
import * as styles from './AccountLayout.css.ts';
import type { LayoutProps } from './layout.ts';
import { accountMenu } from './navigation.ts';
import { useHelp } from '../../features/help/index.ts';

const AccountDrawer = lazy(async () => ({
  default: (await import('@patient/ui/AccountDrawer')).AccountDrawer,
}));

/** Header with the account menu: a drawer on a phone, else a column. */
export function AccountLayout({ path, children }: LayoutProps) {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSetAtom(signOutAtom);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const help = useHelp(menuButton);
  const menu = {
    items: accountMenu(path),
    patient: me && {
      name: [me.firstName, me.lastName].filter(Boolean).join(' ') || me.email,
      email: me.email,
      ...(me.avatar !== undefined && { avatarUrl: me.avatar }),
    },
    onHelp: help.open,
    onLogout: () => void signOut(),
  };
  return (
    <>
      <BrandHeader
        logoHref="/login"
        onHelp={help.open}
        start={
          <IconButton
            icon="menu"
            label="Menu"
            variant="quiet"
            className={styles.menuButton}
            ref={menuButton}
            onPress={() => setMenuOpen(true)}
          />
        }
      />
      <Container className={styles.page}>
        <div className={styles.beside}>
          <AccountNav {...menu} />
        </div>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </Container>
      <Suspense>{isMenuOpen && <AccountDrawer isOpen onOpenChange={setMenuOpen} {...menu} />}</Suspense>
      {help.dialog}
    </>
  );
}
