import { useState } from 'react';
import { AccountDrawer } from '@patient/ui/AccountDrawer';
import type { AccountNavItem } from '@patient/ui/AccountNav';
import { IconButton } from '@patient/ui/IconButton';

/** Closes after a link or an action in it is pressed. */
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
