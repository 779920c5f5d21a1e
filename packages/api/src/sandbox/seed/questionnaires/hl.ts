import { ask, multiple, never, single, yesNo } from './draft.ts';

/** Questions before treating hair loss. */
export const hlDrafts = [
  single('where', 'Where do you lose hair?', [
    'At the hairline',
    'At the crown',
    'At the hairline and the crown',
    [
      'In round patches',
      single('patches-since', 'How long have you had the patches?', [
        'Less than three months',
        'Three to twelve months',
        'More than a year',
      ]),
    ],
    'All over',
  ]),
  single('since', 'When did it begin?', [
    'Less than six months ago',
    'Six months to two years ago',
    'Two to five years ago',
    'More than five years ago',
  ]),
  single('speed', 'How fast does it go?', [
    'Slowly, over years',
    [
      'Suddenly, within weeks',
      multiple('sudden-event', 'Did any of these happen in the six months before?', [
        'A severe illness or a high fever',
        'Surgery',
        'A birth',
        'A strict diet',
        ['A new medicine', ask('text', 'sudden-medicine', 'Which one?')],
      ]),
    ],
  ]),
  single('goal', 'What do you hope for?', ['To keep the hair I have', 'To grow hair back', 'Both']),
  yesNo('family', 'Do people in your family lose their hair?', [
    multiple('family-who', 'Who?', ['Mother’s side', 'Father’s side', 'Brothers or sisters']),
  ]),
  multiple('scalp', 'Do you have any of these on your scalp?', [
    [
      'Itching, burning or pain',
      single('scalp-pain-often', 'How often?', ['Now and then', 'Every week', 'Every day']),
    ],
    'Dandruff or scales',
    ['Redness, sores or scars', ask('file', 'scalp-sores-photo', 'Please add a close picture of the place.')],
    'Psoriasis or eczema',
  ]),
  yesNo('tried', 'Have you used anything against hair loss before?', [
    multiple('tried-which', 'What did you use?', [
      [
        'Finasteride or dutasteride',
        single('tried-finasteride-months', 'For how long?', [
          'Less than three months',
          'Three to twelve months',
          'More than a year',
        ]),
      ],
      ['Minoxidil', single('tried-minoxidil-form', 'In which form?', ['Foam or liquid', 'Tablets'])],
      'A hair transplant',
      'Supplements',
    ]),
    ask('text', 'tried-effect', 'How well did it work, and did it have side effects?'),
  ]),
  yesNo(
    'sexual',
    'Do you have trouble with erections, or little interest in sex?',
    [
      single('sexual-since', 'Since when?', ['Less than six months', 'More than six months']),
      ask('text', 'sexual-treated', 'Are you being treated for it, and how?', { flagAsEmpty: true }),
    ],
    { gender: 'male' },
  ),
  yesNo(
    'prostate',
    'Have you had trouble with your prostate, or a raised PSA value?',
    [ask('text', 'prostate-details', 'What was found, and when?')],
    {
      gender: 'male',
      description: 'Finasteride lowers the PSA value, which your doctor has to know when reading it.',
    },
  ),
  yesNo(
    'expecting',
    'Are you pregnant, breastfeeding, or could you become pregnant?',
    [
      single('expecting-which', 'Which of these is it?', [
        never('I am pregnant'),
        never('I am breastfeeding'),
        [
          'I could become pregnant',
          single('expecting-contraception', 'Do you use contraception?', ['Always', 'Sometimes', 'No']),
        ],
      ]),
    ],
    { gender: 'female', description: 'Finasteride can harm an unborn child, even through the skin.' },
  ),
  single('periods', 'Are your periods regular?', ['Yes', 'No', 'I do not have periods any more'], {
    gender: 'female',
  }),
  yesNo('household', 'Does somebody who is pregnant, or could become so, live with you?'),
  multiple('conditions', 'Have you ever had any of these?', [
    ['Thyroid disease', single('thyroid-treated', 'Is it being treated?', ['Yes', 'No'])],
    'Low iron or anemia',
    'Lupus or another autoimmune disease',
    'Breast cancer, or a lump in the breast',
    'Liver disease',
  ]),
  multiple(
    'heart',
    'Do you have any of these?',
    [
      'Low blood pressure, or dizziness on standing up',
      'Swollen feet or ankles',
      'A fast or uneven heartbeat',
      'Fluid around the heart or the lungs',
    ],
    { description: 'Minoxidil widens blood vessels.' },
  ),
  yesNo('mood', 'Have you ever had depression or thoughts of harming yourself?', [
    single('mood-when', 'When was that?', [
      ['Now, or within the last year', yesNo('mood-helped', 'Is a doctor or a therapist helping you?')],
      'Earlier',
    ]),
  ]),
  single(
    'styling',
    'Do you often wear tight braids, extensions, or treat your hair with heat or chemicals?',
    ['Hardly ever', 'Sometimes', 'Often'],
  ),
  yesNo('blood-donor', 'Do you give blood?', [
    ask('info', 'blood-donor-info', 'Please do not give blood during the treatment', {
      description: 'Finasteride must be out of your body for six months before you give blood again.',
    }),
  ]),
  single('form', 'Which would you rather use?', ['A spray', 'Tablets', 'The doctor may decide']),
  ask('info', 'photos', 'Now we need two pictures', {
    description:
      'Only your doctor and the care team see them. Take them in daylight, with dry hair and without a hat.',
  }),
  ask('file', 'photo-front', 'Add a picture of your hairline from the front.', { label: 'Front' }),
  ask('file', 'photo-top', 'Add a picture of your head from above.', { label: 'Top' }),
  ask(
    'agreement',
    'consent',
    'I have read about the benefits, the risks and the alternatives, and want to be treated.',
  ),
];
