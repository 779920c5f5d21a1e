import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import { AccountNav } from '@patient/ui/AccountDrawer';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { Container } from '@patient/ui/Container';
import { IconButton } from '@patient/ui/IconButton';
import { meAtom } from '../data/me.ts';
import { signOutAtom } from '../data/signOut.ts';
import * as styles from './AccountLayout.css.ts';
import type { LayoutProps } from './layout.ts';
import { accountMenu } from './navigation.ts';

const AccountDrawer = lazy(async () => ({
  default: (await import('@patient/ui/AccountDrawer')).AccountDrawer,
}));
const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** Header with the account menu: a drawer on a phone, a column beside the page where there is room. */
export function AccountLayout({ path, children }: LayoutProps) {
  const { data: me } = useAtomValue(meAtom);
  const signOut = useSetAtom(signOutAtom);
  const [opened, setOpened] = useState<'menu' | 'help'>();
  const close = () => setOpened(undefined);
  const menu = {
    items: accountMenu(path),
    patient: me && {
      name: [me.firstName, me.lastName].filter(Boolean).join(' '),
      email: me.email,
      avatarUrl: me.avatar,
    },
    onHelp: () => setOpened('help'),
    onLogout: () => void signOut(),
  };
  return (
    <>
      <BrandHeader
        logoHref="/login"
        onHelp={() => setOpened('help')}
        start={
          <IconButton
            icon="menu"
            label="Menu"
            variant="quiet"
            className={styles.menuButton}
            onPress={() => setOpened('menu')}
          />
        }
      />
      <Container className={styles.page}>
        <div className={styles.beside}>
          <AccountNav {...menu} />
        </div>
        <main id="main" className={styles.main}>
          {children}
        </main>
      </Container>
      <Suspense>
        {opened === 'menu' && <AccountDrawer isOpen onOpenChange={(isOpen) => isOpen || close()} {...menu} />}
        {opened === 'help' && <HelpDialog onClose={close} />}
      </Suspense>
    </>
  );
}
