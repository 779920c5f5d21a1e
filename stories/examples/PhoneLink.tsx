import { lazy, Suspense, useState } from 'react';
import { PhoneLink } from '@patient/ui/PhoneLink';

const PhoneLinkDialog = lazy(async () => {
  const module = await import('@patient/ui/PhoneLinkDialog');
  return { default: module.PhoneLinkDialog };
});

/** The dialog is loaded when it opens. */
export function ContinueOnPhone({ link }: { link: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PhoneLink onOpen={() => setIsOpen(true)}>
      {isOpen && (
        <Suspense>
          <PhoneLinkDialog link={link} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </PhoneLink>
  );
}
