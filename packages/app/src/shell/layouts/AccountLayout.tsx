import { useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import { AccountNav } from '@patient/ui/AccountNav';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { IconButton } from '@patient/ui/IconButton';
import { preloadable } from '@patient/ui/lazy';
import { loadCode } from '../../shared/lazy/loadCode.ts';
import { useLazyOverlay } from '../../shared/lazy/useLazyOverlay.ts';
import { meAtom } from '../../shared/patient/me.ts';
import { signOutAtom } from '../../features/auth/index.ts';
import * as styles from './AccountLayout.css.ts';
import type { LayoutProps } from './layout.ts';
import { accountMenu } from './navigation.ts';
import { useHelp } from '../../features/help/index.ts';

const loadDrawer = loadCode(async () => (await import('@patient/ui/AccountDrawer')).AccountDrawer);
const AccountDrawer = preloadable(loadDrawer);

/** Header with the account menu: a drawer on a phone, else a column. */
export function AccountLayout({ path, children }: LayoutProps) {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSetAtom(signOutAtom);
  const drawer = useLazyOverlay(loadDrawer);
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
            onPress={drawer.open}
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
      {drawer.isOpen && <AccountDrawer isOpen onOpenChange={drawer.setOpen} {...menu} />}
      {help.dialog}
    </>
  );
}
