import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { href } from '#shared/href.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { cacheAtom, invalidate } from '#shared/service/cache.ts';
import { refreshQueries } from '#shared/service/otherTabs.ts';
import * as styles from './PhoneLink.css.ts';
import type { PhoneLinkDialogProps } from './PhoneLinkDialog.tsx';

/** Lazily loaded with the QR encoder: few patients open it. */
const PhoneLinkDialog = lazyPart<PhoneLinkDialogProps>(
  async () => (await import('./PhoneLinkDialog.tsx')).PhoneLinkDialog,
  { onFailed: ({ onClose }) => onClose() },
);

/** Offers to continue on a phone. Hidden on a phone. */
export function PhoneLink() {
  const cache = useAtomValue(cacheAtom);
  const [isOpen, setOpen] = useState(false);
  const handleClose = () => {
    setOpen(false);
    // What the patient has sent from the phone.
    void refreshQueries(cache);
    void invalidate(cache, [['getPrivateFile']]);
  };
  return (
    <div className={styles.offer}>
      <Button isWide onPress={() => setOpen(true)}>
        Continue on your phone
      </Button>
      {isOpen && (
        // The page requires signing in, then leads to the registration. Its address contains nothing about the patient.
        <PhoneLinkDialog
          link={new URL(href('/user/subscriptions', {}), location.origin).href}
          onClose={handleClose}
        />
      )}
    </div>
  );
}
