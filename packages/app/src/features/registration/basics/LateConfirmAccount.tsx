import { Skeleton } from '@patient/ui/Skeleton';
import { latePart } from '#shared/lazy/latePart.tsx';

/** ConfirmAccount, which only patients need who left before they entered their code. */
export const LateConfirmAccount = latePart(
  async () => (await import('./ConfirmAccount.tsx')).ConfirmAccount,
  {
    what: 'the form',
    skeleton: <Skeleton shape="block" height="16rem" />,
  },
);
