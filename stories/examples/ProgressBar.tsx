import { ProgressBar } from '@patient/ui/ProgressBar';

export const PhotosSent = ({ sent, total }: { sent: number; total: number }) => (
  <ProgressBar
    label="Sending your photos"
    value={sent}
    maxValue={total}
    valueText={`${sent} of ${total} photos`}
  />
);
