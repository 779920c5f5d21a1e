import { lateCode } from '../../../shared/lazy/lateCode.ts';

/** The steps of a renewal after its questions. */
export const laterSteps = lateCode(async () => {
  const [{ RenewalPlanStep }, { RenewalCheckStep }] = await Promise.all([
    import('./RenewalPlanStep.tsx'),
    import('./RenewalCheckStep.tsx'),
  ]);
  return { RenewalPlanStep, RenewalCheckStep };
});

/** Fetches them while the questions are answered. What does not arrive is fetched when it is needed. */
export const preloadLaterSteps = (): void => void laterSteps.load().catch(() => undefined);
