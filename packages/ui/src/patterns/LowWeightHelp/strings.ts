/** Strings shown by {@link LowWeightHelp}. */
export interface LowWeightHelpStrings {
  title: string;
  /** What the body mass index, with one decimal, means. */
  meaning: (bmi: string) => string;
  /** What to do about it. */
  advice: string;
  helpTitle: string;
  helpLead: string;
  /** Where to get help. "call 911" and "call or text 988" become links. */
  help: readonly string[];
  back: string;
  proceed: string;
  /** What follows if the patient continues. */
  consequence: string;
}

export const defaultStrings: LowWeightHelpStrings = {
  title: 'Your weight is already low',
  meaning: (bmi) =>
    `Your body mass index (BMI) is ${bmi}. Below 18.5, your weight is low for your height. Losing more can harm your heart, your bones, and your mood.`,
  advice:
    'If your height or weight is wrong, go back and change it. If both are right, please talk with your own doctor before you try to lose weight.',
  helpTitle: 'Help is free, day and night',
  helpLead: 'Do you worry a lot about eating or about your body? You are not alone, and it can get better.',
  help: [
    'Call or text 988 to talk with the Suicide & Crisis Lifeline.',
    'In an emergency, such as fainting or chest pain, call 911.',
  ],
  back: 'Go back and check',
  proceed: 'Continue anyway',
  consequence:
    "A doctor will look at your weight and may decline. If the doctor declines, you won't be charged.",
};
