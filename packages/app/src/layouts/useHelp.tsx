import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useBrand } from '@patient/ui/theme';

const ContactDialog = lazy(async () => ({
  default: (await import('@patient/ui/ContactDialog')).ContactDialog,
}));

/** The Help button's part of a layout: how to open the support dialog, and the dialog while it is open. */
export function useHelp(): { readonly open: () => void; readonly dialog: ReactNode } {
  const { supportEmail } = useBrand();
  const [isOpen, setOpen] = useState(false);
  const dialog = isOpen && (
    <Suspense>
      <ContactDialog isOpen onOpenChange={setOpen} email={supportEmail} />
    </Suspense>
  );
  return { open: () => setOpen(true), dialog };
}
