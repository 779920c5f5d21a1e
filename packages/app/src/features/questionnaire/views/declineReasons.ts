import { bodyMassIndex, measuresIn, type AnsweredVisit, optionsToDecline } from '@patient/api/model';

/** Lowest body mass index of overweight adults (CDC, adult BMI categories). */
const OVERWEIGHT_BMI = 25;

/** Reason to decline a weight loss treatment: a body mass index below overweight. */
export function bmiReason({ productType, questions, answers }: AnsweredVisit): readonly string[] {
  const measures = productType === 'wl' ? measuresIn(questions, answers) : undefined;
  const bmi = measures && bodyMassIndex(measures);
  return bmi !== undefined && bmi < OVERWEIGHT_BMI ? [`Body mass index (BMI) ${bmi.toFixed(1)}`] : [];
}

/** Answers for which a doctor may decline the treatment, formatted for the patient. */
export const reasonsToDecline = (visit: AnsweredVisit): readonly string[] => [
  ...bmiReason(visit),
  ...visit.questions.flatMap((question) => optionsToDecline(question, visit.answers)),
];
