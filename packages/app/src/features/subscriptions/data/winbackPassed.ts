import { keptDraft } from '#shared/outbox/draftAtom.ts';

/** Whether the patient passed the offer for a subscription; kept on the device until the session ends. */
export const winbackPassedAtom = keptDraft('winback passed', (kept) => (kept === true ? kept : undefined));
