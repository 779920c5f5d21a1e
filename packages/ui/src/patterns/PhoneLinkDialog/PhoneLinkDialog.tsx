import { encodeQR } from 'qr';
import { Fragment, type ReactNode } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PhoneLinkDialog.css.ts';

/** Strings shown by {@link PhoneLinkDialog}. */
export interface PhoneLinkDialogStrings {
  title: string;
  text: string;
  /** Accessible name of the code. */
  code: (link: string) => string;
  /** Before the address. */
  address: string;
  /** What the code contains. */
  privacy: ReactNode;
  done: string;
}

const defaultStrings: PhoneLinkDialogStrings = {
  title: 'Continue on your phone',
  text: "Scan this code with your phone's camera. Then sign in on your phone and continue from here.",
  code: (link) => `QR code of ${link}`,
  address: 'Or open this address on your phone:',
  privacy: 'The code contains only this address, and nothing about you.',
  done: "I'm done on my phone",
};

/** Light border that scanners need around a code, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** QR code, black on white in every color scheme, as scanners expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}

/** Web address that wraps after a slash first. */
function Address({ link }: { link: string }) {
  const parts = link.match(/[^/]+\/*/g) ?? [link];
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </bdi>
  );
}

/** Props of {@link PhoneLinkDialog}. */
export interface PhoneLinkDialogProps {
  /** Address to open on the phone. It must contain nothing about the patient. */
  link: string;
  /** Called when the patient closes the dialog, by any means. */
  onClose: () => void;
  /** Overrides for the default text. */
  strings?: Partial<PhoneLinkDialogStrings>;
}

/** Link to continue on a phone, as a QR code (decisions, "Registration"). */
export function PhoneLinkDialog({ link, onClose, strings: overrides }: PhoneLinkDialogProps) {
  const strings = useStrings('PhoneLinkDialog', defaultStrings, overrides);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={strings.title}
      footer={
        <Button variant="primary" onPress={onClose}>
          {strings.done}
        </Button>
      }
    >
      <Stack gap={4}>
        <p>{strings.text}</p>
        <QrCode text={link} label={strings.code(link)} />
        <p>
          {strings.address} <Address link={link} />
        </p>
        <p>{strings.privacy}</p>
      </Stack>
    </Dialog>
  );
}
