import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PhoneLink } from '@patient/ui/PhoneLink';
import type { PhoneLinkDialogProps } from '@patient/ui/PhoneLinkDialog';
import { href } from '#shared/href.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';

/** Lazily loaded with the QR encoder: few patients open it. */
const PhoneLinkDialog = lazyPart<PhoneLinkDialogProps>(
  async () => (await import('@patient/ui/PhoneLinkDialog')).PhoneLinkDialog,
  { onFailed: ({ onClose }) => onClose() },
);

/** Continues the registration on a phone. */
export function OtherDevice() {
  const cache = useAtomValue(cacheAtom);
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    // What the patient has sent from the phone.
    void refreshQueries(cache);
    void invalidate(cache, [['getPrivateFile']]);
  };
  return (
    <PhoneLink onOpen={() => setOpen(true)}>
      {isOpen && (
        // The page requires signing in, then leads to the registration. Its address contains nothing about the patient.
        <PhoneLinkDialog
          link={new URL(href('/user/subscriptions', {}), location.origin).href}
          onClose={handleClose}
        />
      )}
    </PhoneLink>
  );
}
