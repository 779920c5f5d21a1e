import { ChangeRequest } from '@patient/ui/ChangeRequest';

/** The app decides whether a request can still be withdrawn. */
export const DoseChange = ({ onWithdraw }: { onWithdraw: (() => void) | undefined }) => (
  <ChangeRequest
    title="You asked for a change"
    status={{ label: 'With your doctor', tone: 'info' }}
    facts={[{ term: 'Dose', before: '0.25 mg', after: '0.5 mg' }]}
    subject="Weight Loss Treatment"
    onWithdraw={onWithdraw}
  >
    A doctor decides, usually within 24 hours. Your plan stays the same until then.
  </ChangeRequest>
);
