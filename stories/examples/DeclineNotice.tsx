import { DeclineNotice } from '@patient/ui/DeclineNotice';

export const BeforeSending = ({ reasons }: { reasons: readonly string[] }) => (
  <DeclineNotice reasons={reasons} />
);
