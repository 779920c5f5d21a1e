import { ask, multiple, never, single, yesNo } from './draft.ts';

/** Questions before an anti-aging treatment. */
export const agDrafts = [
  ask('height', 'height', 'How tall are you?'),
  ask('weight', 'weight', 'What is your weight today?', { label: 'Pounds' }),
  multiple('goals', 'What would you like to change?', [
    'Fine lines and wrinkles',
    [
      'Dark spots or uneven tone',
      single('spots-since', 'Since when do you have them?', [
        'Less than a year',
        'More than a year',
        'Since a pregnancy',
      ]),
    ],
    'Dull or rough skin',
    [
      'Low energy',
      single('energy-when', 'When is it worst?', ['In the morning', 'In the afternoon', 'All day']),
    ],
    'Poor sleep',
  ]),
  single('skin-type', 'What is your skin like?', ['Dry', 'Oily', 'Both', 'Normal']),
  single('sun', 'What does your skin do in the sun?', [
    'It always burns and never tans',
    'It burns easily and tans a little',
    'It tans and burns now and then',
    'It tans and hardly ever burns',
  ]),
  single('sunscreen', 'How often do you use sunscreen?', [
    'Every day',
    'When I am outside for long',
    'Hardly ever',
  ]),
  yesNo('sensitive', 'Does your skin react easily to creams or soaps?', [
    ask('text', 'sensitive-to', 'What does it react to, and how?'),
  ]),
  yesNo('tretinoin', 'Have you used tretinoin or another retinoid before?', [
    single('tretinoin-strength', 'Which strength was it?', [
      '0.025%',
      '0.05%',
      '0.1%',
      [
        'From a shop, without prescription',
        ask('text', 'tretinoin-brand', 'Which product?', { flagAsEmpty: true }),
      ],
      'I do not know',
    ]),
    single('tretinoin-reaction', 'How did your skin take it?', [
      'Well',
      'It was red and peeled at first',
      'I had to stop',
    ]),
  ]),
  multiple('skin-conditions', 'Do you have any of these?', [
    ['Eczema', single('eczema-face', 'Is it on your face?', ['Yes', 'No'])],
    ['Rosacea', single('rosacea-treated', 'Is it being treated?', ['Yes', 'No'])],
    'Acne',
    'Cold sores',
    ['Skin cancer, now or earlier', ask('text', 'skin-cancer-details', 'Which kind, where, and when?')],
  ]),
  yesNo('procedures', 'Have you had a peel, laser, filler or botulinum toxin in the last three months?', [
    multiple('procedures-which', 'Which?', [
      'A chemical peel',
      'Laser',
      'Filler',
      ['Botulinum toxin', ask('date', 'botulinum-date', 'When was the last one?')],
    ]),
  ]),
  yesNo(
    'expecting',
    'Are you pregnant, breastfeeding, or planning to become pregnant?',
    [
      single('expecting-which', 'Which of these is it?', [
        never('I am pregnant'),
        never('I am breastfeeding'),
        ['I am planning to become pregnant', ask('date', 'expecting-when', 'From when on, about?')],
      ]),
    ],
    { gender: 'female', description: 'Retinoids are not used in pregnancy.' },
  ),
  single(
    'menopause',
    'Where are you with menopause?',
    ['Before it', 'In the middle of it', 'After it', 'I am not sure'],
    { gender: 'female' },
  ),
  yesNo('shaving', 'Does shaving irritate your face?', [], { gender: 'male' }),
  multiple(
    'nose',
    'Do you have any of these?',
    [
      'Nosebleeds',
      'Polyps in the nose',
      'A crooked nasal wall',
      ['Hay fever', single('hay-fever-spray', 'Do you use a nasal spray for it?', ['Yes', 'No'])],
    ],
    { description: 'One of the treatments is a nasal spray.' },
  ),
  multiple(
    'photosensitive',
    'Do you take any of these?',
    [
      'Tetracycline or doxycycline',
      'Thiazide water tablets',
      'St John’s wort',
      ['Isotretinoin', ask('date', 'isotretinoin-end', 'When did you take it last?')],
    ],
    { description: 'They make the skin more sensitive to light.' },
  ),
  single('sleep', 'How many hours do you sleep, as a rule?', [
    'Less than five',
    'Five to six',
    'Seven to eight',
    'More than eight',
  ]),
  single('stress', 'How much stress have you been under lately?', ['Little', 'Some', 'A great deal']),
  single('routine', 'How much time would you give your skin a day?', [
    'Two minutes',
    'Five minutes',
    'Ten minutes or more',
  ]),
  ask('text', 'products', 'Which creams and serums do you use now?', { flagAsEmpty: true }),
  ask('info', 'first-weeks', 'What the first weeks are like', {
    description:
      'Your skin may be red, dry and peel for two to six weeks. Begin with every third evening and use sunscreen by day.',
  }),
  ask(
    'agreement',
    'consent',
    'I have read about the benefits, the risks and the alternatives, and want to be treated.',
  ),
];
