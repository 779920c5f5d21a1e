import { lateCode } from '#shared/lazy/lateCode.ts';

/** The steps of a renewal after its questions, fetched while they are answered. */
export const laterSteps = lateCode(async () => {
  const [{ RenewalPlanStep }, { RenewalCheckStep }] = await Promise.all([
    import('./RenewalPlanStep.tsx'),
    import('./RenewalCheckStep.tsx'),
  ]);
  return { RenewalPlanStep, RenewalCheckStep };
});
