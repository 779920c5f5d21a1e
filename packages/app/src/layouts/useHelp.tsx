import { lazy, Suspense, useState, type ReactNode } from 'react';

const HelpDialog = lazy(async () => ({ default: (await import('./HelpDialog.tsx')).HelpDialog }));

/** The Help button's part of a layout: how to open the support dialog, and the dialog while it is open. */
export function useHelp(): { readonly open: () => void; readonly dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <HelpDialog onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
