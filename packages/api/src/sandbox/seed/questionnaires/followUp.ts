import type { ProductType } from '../../core/schema.ts';
import { type Draft, ask, multiple, never, single, yesNo } from './draft.ts';

/** Questions of all renewals and follow-ups. */
const first: readonly Draft[] = [
  single('effect', 'How well does the treatment work for you?', [
    'Very well',
    'Well enough',
    ['Not well', ask('text', 'effect-why', 'What did you hope for?')],
  ]),
  single('taken', 'Do you take it as prescribed?', [
    'Always',
    ['Mostly', ask('text', 'taken-missed', 'How often do you leave it out, and why?', { flagAsEmpty: true })],
    ['Hardly ever', ask('text', 'taken-why-not', 'What keeps you from it?')],
  ]),
  yesNo('new-medicines', 'Do you take any new medicines or supplements?', [
    ask('medicines', 'new-medicines-list', 'Which ones, and how much of each?', {
      label: 'Medicine, dose and how often',
    }),
  ]),
  yesNo('new-conditions', 'Has anything changed in your health since we last asked?', [
    ask('text', 'new-conditions-which', 'What has changed?'),
    yesNo('new-conditions-seen', 'Have you seen a doctor about it?', [
      ask('date', 'new-conditions-when', 'When was that?'),
    ]),
  ]),
];

const last: readonly Draft[] = [
  single('wish', 'What would you like to do?', [
    'Go on as it is',
    'A higher dose',
    'A lower dose',
    'Talk to the doctor',
  ]),
  ask('text', 'question', 'Do you have a question for the doctor?', { flagAsEmpty: true }),
];

const own: Record<ProductType, readonly Draft[]> = {
  wl: [
    ask('weight', 'weight', 'What is your weight today?', { label: 'Pounds' }),
    multiple('effects', 'Have you had any of these?', [
      [
        'Feeling sick or throwing up',
        single('sick-often', 'How often?', ['Only after an injection', 'Every week', 'Every day']),
      ],
      'Constipation or diarrhea',
      ['Strong pain in the belly', ask('text', 'pain-details', 'Where is it, and how long does it last?')],
      'Hair loss',
    ]),
    single('expecting', 'Are you pregnant, or planning to become pregnant?', [never('Yes'), 'No'], {
      gender: 'female',
    }),
  ],
  ed: [
    multiple('effects', 'Have you had any of these?', [
      'Headache or a hot face',
      'A stuffy nose',
      ['Changes in how I see or hear', ask('text', 'senses-details', 'What changed, and when?')],
      ['An erection of more than four hours', ask('text', 'priapism-details', 'What was done about it?')],
    ]),
    single('heart-medicines', 'Do you take nitroglycerin or isosorbide, or use poppers?', [
      never('Yes'),
      'No',
    ]),
    yesNo('chest-pain', 'Have you had chest pain since we last asked?', [
      yesNo('chest-pain-seen', 'Has a doctor looked into it?'),
    ]),
  ],
  hl: [
    multiple('effects', 'Have you had any of these?', [
      'An itching or dry scalp',
      [
        'Less interest in sex, or trouble with erections',
        single('sexual-much', 'How much does it trouble you?', ['A little', 'Much']),
      ],
      'Dizziness',
      ['Low mood', yesNo('mood-helped', 'Is a doctor or a therapist helping you?')],
    ]),
    ask('file', 'photo-now', 'Add a picture of your head from above.', {
      description: 'Your doctor compares it with the first one.',
    }),
    single('expecting', 'Are you pregnant, or could you become pregnant?', [never('Yes'), 'No'], {
      gender: 'female',
    }),
  ],
  ag: [
    multiple('effects', 'Have you had any of these?', [
      [
        'Redness or peeling',
        single('peeling-much', 'How strong is it?', ['Mild', 'It troubles me', 'I had to stop']),
      ],
      'Burning',
      'Nosebleeds',
    ]),
    ask('file', 'photo-now', 'If you like, add a picture of your face.', { flagAsEmpty: true }),
    single('expecting', 'Are you pregnant, or planning to become pregnant?', [never('Yes'), 'No'], {
      gender: 'female',
    }),
  ],
};

/** Questions of a renewal or follow-up. */
export const followUpDrafts = (productType: ProductType): Draft[] => [...first, ...own[productType], ...last];
