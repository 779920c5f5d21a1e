import { useState } from 'react';
import { AccountDrawer } from '@patient/ui/AccountDrawer';
import type { AccountNavItem } from '@patient/ui/AccountNav';
import { IconButton } from '@patient/ui/IconButton';

/** Closes itself when a link or an action in it was used. */
export function AccountMenu({
  items,
  onHelp,
  onLogout,
}: {
  items: readonly AccountNavItem[];
  onHelp: () => void;
  onLogout: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" label="Account menu" onPress={() => setIsOpen(true)} />
      <AccountDrawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        items={items}
        onHelp={onHelp}
        onLogout={onLogout}
      />
    </>
  );
}
