import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { AccountNav } from '@patient/ui/AccountNav';
import { AccountFrame } from '@patient/ui/PageFrame';
import { fullName } from '@patient/api/model';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { avatarUrlAtom, meAtom } from '#shared/patient/me.ts';
import { signOutAtom } from '#features/auth/index.ts';
import { useLive } from '../live/useLive.ts';
import type { LayoutProps } from './layout.ts';
import { accountMenu } from './navigation.ts';
import { useHelp, useHelpPanel } from '#features/help/index.ts';
import { unreadAtom } from '#features/messages/index.ts';
import { Bell } from '#features/notifications/index.ts';
import { useFocusAfterOverlay } from './useFocusAfterOverlay.ts';

const AccountDrawer = lazyPart(async () => (await import('@patient/ui/AccountDrawer')).AccountDrawer, {
  onFailed: ({ onOpenChange }) => onOpenChange?.(false),
});

const HELP_STRINGS = {
  privacy: "Please don't email medical details. Send them to your doctor in your messages here.",
};

/** Layout with the account menu: a drawer on phones, otherwise a column. */
export function AccountLayout({ path, isWide = false, children }: LayoutProps) {
  const { data: me } = useAtomValue(meAtom);
  const avatarUrl = useAtomValue(avatarUrlAtom);
  const signOut = useSetAtom(signOutAtom);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const help = useHelp(menuButton, HELP_STRINGS);
  const helpPanel = useHelpPanel(help.open, menuButton);
  const { data: newMessages = 0 } = useAtomValue(unreadAtom());
  // So that the menu opens offline.
  usePreload(AccountDrawer);
  useLive();
  useFocusAfterOverlay();
  const menu = {
    items: accountMenu(path, newMessages),
    patient: me && {
      name: fullName(me) || me.email || 'Your account',
      ...(me.email !== '' && { email: me.email }),
      ...(avatarUrl !== undefined && { avatarUrl }),
    },
    onHelp: helpPanel.open,
    onLogout: signOut,
  };
  return (
    <>
      <AccountFrame
        logoHref="/login"
        onHelp={help.open}
        nav={<AccountNav {...menu} />}
        onMenu={() => setMenuOpen(true)}
        menuRef={menuButton}
        end={<Bell />}
        isWide={isWide}
      >
        {children}
      </AccountFrame>
      {isMenuOpen && <AccountDrawer isOpen onOpenChange={setMenuOpen} {...menu} />}
      {helpPanel.panel}
      {help.dialog}
    </>
  );
}
