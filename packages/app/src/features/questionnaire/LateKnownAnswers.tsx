import { latePart } from '#shared/lazy/latePart.tsx';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';

/** KnownAnswers, which a first registration does not need. */
export const LateKnownAnswers = latePart(async () => (await import('./KnownAnswers.tsx')).KnownAnswers, {
  what: 'your answers',
  skeleton: <CardSkeleton />,
});
