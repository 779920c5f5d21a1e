import { FollowUp, FollowUpNotice } from '@patient/ui/FollowUp';
import type { ReactNode } from 'react';

/** `count` questions were added below the answer that caused them. The notice is mounted before it has text. */
export const Smoking = ({
  count,
  question,
  followUp,
}: {
  count: number;
  question: ReactNode;
  followUp: ReactNode;
}) => (
  <>
    {question}
    <FollowUpNotice count={count} />
    {count > 0 && <FollowUp answer="Yes, every day">{followUp}</FollowUp>}
  </>
);
