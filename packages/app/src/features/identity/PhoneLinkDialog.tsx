import { encodeQR } from 'qr';
import { Button } from '@patient/ui/Button';
import { Dialog } from '@patient/ui/Dialog';
import { Stack } from '@patient/ui/Stack';
import * as styles from './PhoneLink.css.ts';

/** Light border that scanners need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** QR code, black on white in every color scheme, as scanners expect it. */
function QrCode({ text }: { text: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={`QR code of ${text}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Props of {@link PhoneLinkDialog}. */
export interface PhoneLinkDialogProps {
  /** Address to open on the phone. */
  link: string;
  onClose: () => void;
}

/** Link to the registration as a QR code. */
export function PhoneLinkDialog({ link, onClose }: PhoneLinkDialogProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Continue on your phone"
      footer={
        <Button variant="primary" onPress={onClose}>
          I&apos;m done on my phone
        </Button>
      }
    >
      <Stack gap={4}>
        <p>
          Scan this code with your phone&apos;s camera. Then sign in on your phone and continue from here.
        </p>
        <QrCode text={link} />
        <p>
          Or open this address on your phone: <bdi>{link}</bdi>
        </p>
        <p>The code contains only this address, and nothing about you.</p>
      </Stack>
    </Dialog>
  );
}
