import { useState } from 'react';
import { BrandHeader } from '@patient/ui/BrandHeader';
import { ContactDialog } from '@patient/ui/ContactDialog';
import { useBrand } from '@patient/ui/UiProvider';

/** The address comes from the brand. */
export function HeaderWithHelp() {
  const { supportEmail } = useBrand();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BrandHeader logoHref="/login" onHelp={() => setIsOpen(true)} />
      <ContactDialog isOpen={isOpen} onOpenChange={setIsOpen} email={supportEmail} />
    </>
  );
}
