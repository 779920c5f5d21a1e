import type { ProductType } from '@patient/api';

/** Answer to one question; empty for pages without input. */
export interface Answer {
  /** Labels of options to select. */
  readonly choices?: readonly string[];
  /** Texts by field label; `''` is a question's only field. */
  readonly texts?: Readonly<Record<string, string>>;
  readonly isConsent?: boolean;
  readonly isPhoto?: boolean;
}

/** Answers by question text. */
export type Answers = Readonly<Record<string, Answer>>;

const choose = (...choices: string[]): Answer => ({ choices });
const write = (text: string): Answer => ({ texts: { '': text } });
const READ: Answer = {};
const CONSENT: Answer = { isConsent: true };
const PHOTO: Answer = { isPhoto: true };
const YES = choose('Yes');
const NO = choose('No');
const NONE = choose('None of these');
const HEIGHT: Answer = { texts: { Feet: '5', Inches: '9' } };
const LAST_MAY: Answer = { texts: { Month: '5', Day: '14', Year: '2026' } };

/** Answers to the general health questions. */
export const commonAnswers: Answers = {
  'First, a few questions about your health': READ,
  'Have you ever been told by a doctor that you have any of these?': choose('High blood pressure'),
  'Is your blood pressure under control?': choose('No, or I do not know'),
  'What was your last reading, and when?': write('145/95, last month'),
  'Do you take any medicines, vitamins or supplements?': YES,
  'Which ones, and how much of each?': write('Vitamin D, 20 mcg, once a day'),
  'Are you allergic to any medicine, food or other substance?': NO,
  'Have you had surgery in the last twelve months?': NO,
  'Do you smoke or use nicotine?': choose('Yes'),
  'About how many cigarettes, or the like, a day?': write('3'),
  'How often do you drink alcohol?': choose('Once a week or less'),
  'When did you last see a doctor for a check-up?': choose('One to three years ago'),
  'Is there anything else a doctor should know?': write('I faint when blood is taken.'),
  'My answers are true and complete as far as I know.': CONSENT,
};

const consent: Answers = {
  'I have read about the benefits, the risks and the alternatives, and want to be treated.': CONSENT,
};

const ed: Answers = {
  'What describes your trouble best?': choose('I get one, but it does not last'),
  'How long have you had it?': choose('Three to twelve months'),
  'How did it begin?': choose('Suddenly'),
  'Did anything happen at that time, such as an injury, a new medicine or stress?': write('A new job.'),
  'How often does it happen when you want to have sex?': choose('Mostly'),
  'Do you wake up with an erection?': choose('Sometimes'),
  'How is your interest in sex?': choose('As it always was'),
  'Have you taken medicine for erections before?': YES,
  'Which ones?': choose('Tadalafil (Cialis)', 'Avanafil (Stendra)'),
  'How well did it work?': choose('A little'),
  'Did you have any of these from it?': choose('Headache or a hot face', 'A stuffy nose'),
  'Do you take or use any of these?': NONE,
  'Do you take medicine for your prostate or your blood pressure that ends in "-osin"?': NONE,
  'Is any of these true for your heart?': NONE,
  'Was your blood pressure measured in the last six months?': choose('Yes, and I know it'),
  'What was it?': write('128/82'),
  'Do you have any of these?': NONE,
  'Have you ever had any of these?': NONE,
  'Have you used any of these in the last three months?': NONE,
  'How has your mood been in the last two weeks?': choose('Low on most days'),
  'Are you being treated for it?': YES,
  ...consent,
};

const hl: Answers = {
  'Where do you lose hair?': choose('At the hairline and the crown'),
  'When did it begin?': choose('Two to five years ago'),
  'How fast does it go?': choose('Slowly, over years'),
  'What do you hope for?': choose('Both'),
  'Do people in your family lose their hair?': YES,
  'Who?': choose('Mother’s side', 'Brothers or sisters'),
  'Do you have any of these on your scalp?': choose('Redness, sores or scars'),
  'Please add a close picture of the place.': PHOTO,
  'Have you used anything against hair loss before?': YES,
  'What did you use?': choose('Minoxidil'),
  'In which form?': choose('Foam or liquid'),
  'How well did it work, and did it have side effects?': write('It helped a little and itched.'),
  'Do you have trouble with erections, or little interest in sex?': NO,
  'Have you had trouble with your prostate, or a raised PSA value?': NO,
  'Does somebody who is pregnant, or could become so, live with you?': NO,
  'Have you ever had any of these?': choose('Low iron or anemia'),
  'Do you have any of these?': NONE,
  'Have you ever had depression or thoughts of harming yourself?': YES,
  'When was that?': choose('Now, or within the last year'),
  'Is a doctor or a therapist helping you?': YES,
  'Do you often wear tight braids, extensions, or treat your hair with heat or chemicals?':
    choose('Hardly ever'),
  'Do you give blood?': YES,
  'Please do not give blood during the treatment': READ,
  'Which would you rather use?': choose('Tablets'),
  'Now we need two pictures': READ,
  'Add a picture of your hairline from the front.': PHOTO,
  'Add a picture of your head from above.': PHOTO,
  ...consent,
};

const wl: Answers = {
  'How tall are you?': HEIGHT,
  'What is your weight today?': write('212'),
  'What weight would you like to reach?': write('170'),
  'What is your main reason for losing weight?': choose('To have more energy'),
  'How long has your weight troubled you?': choose('More than five years'),
  'What have you tried so far?': choose('More exercise', 'Prescription medicine'),
  'Which medicines did you take?': choose('Semaglutide (Ozempic, Wegovy)'),
  'What was your last weekly dose, in milligrams?': write('0.5'),
  'How did you do on them?': write('I lost 12 pounds and felt sick at first.'),
  'Do you, or does anybody in your close family, have any of these?': NONE,
  'Have you ever had any of these?': choose('Gallstones or gallbladder disease', 'Sleep apnea'),
  'Has your gallbladder been taken out?': YES,
  'Have you ever had an eating disorder?': NO,
  'Are you pregnant, breastfeeding, or planning to become pregnant in the next six months?': NO,
  'Which contraception do you use?': choose('Condoms'),
  'Do you take any of these?': NONE,
  'How active are you in an ordinary week?': choose('I walk now and then'),
  'What makes it hardest for you?': choose('Eating in the evening'),
  'Does your heart often race or beat unevenly?': NO,
  'Have you had thoughts of harming yourself in the last year?': NO,
  'Have you had a blood test in the last twelve months?': YES,
  'If you have the results, add a picture of them.': PHOTO,
  'How this treatment works': READ,
  ...consent,
};

const ag: Answers = {
  'How tall are you?': HEIGHT,
  'What is your weight today?': write('148'),
  'What would you like to change?': choose('Fine lines and wrinkles', 'Dark spots or uneven tone'),
  'Since when do you have them?': choose('Less than a year'),
  'What is your skin like?': choose('Dry'),
  'What does your skin do in the sun?': choose('It burns easily and tans a little'),
  'How often do you use sunscreen?': choose('When I am outside for long'),
  'Does your skin react easily to creams or soaps?': NO,
  'Have you used tretinoin or another retinoid before?': YES,
  'Which strength was it?': choose('From a shop, without prescription'),
  'Which product?': write('A night cream with 0.3 % retinol'),
  'How did your skin take it?': choose('It was red and peeled at first'),
  'Do you have any of these?': NONE,
  'Have you had a peel, laser, filler or botulinum toxin in the last three months?': YES,
  'Which?': choose('Botulinum toxin'),
  'When was the last one?': LAST_MAY,
  'Are you pregnant, breastfeeding, or planning to become pregnant?': NO,
  'Where are you with menopause?': choose('Before it'),
  'Do you take any of these?': NONE,
  'How many hours do you sleep, as a rule?': choose('Five to six'),
  'How much stress have you been under lately?': choose('Some'),
  'How much time would you give your skin a day?': choose('Five minutes'),
  'Which creams and serums do you use now?': write('A cleanser, and nothing else.'),
  'What the first weeks are like': READ,
  ...consent,
};

/** Answers to each treatment's questions; questions with the same text share an answer. */
export const treatmentAnswers: Readonly<Record<ProductType, Answers>> = { ed, hl, wl, ag };
