import { Dialog } from '@patient/ui/Dialog';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';

/** Props of {@link HelpDialog}. */
export interface HelpDialogProps {
  onClose: () => void;
}

/** How to reach support: by email, at any hour (specification section 1). */
export function HelpDialog({ onClose }: HelpDialogProps) {
  const { name, supportEmail } = useBrand();
  return (
    <Dialog isOpen size="help" title="How can we help?" onOpenChange={onClose}>
      <Stack gap={3}>
        <p>
          {name} support answers by email, 24 hours a day, 7 days a week. Please leave medical details for
          your doctor: email is not the place for them.
        </p>
        <p>
          <Link href={`mailto:${supportEmail}`} variant="standalone">
            {supportEmail}
          </Link>
        </p>
        <p>If this is an emergency, call 911.</p>
      </Stack>
    </Dialog>
  );
}
