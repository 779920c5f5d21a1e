import { ask, multiple, never, risky, single, yesNo } from './draft.ts';

/** Questions before a weight loss treatment. */
export const wlDrafts = [
  ask('height', 'height', 'How tall are you?'),
  ask('weight', 'weight', 'What is your weight today?', { label: 'Pounds' }),
  ask('weight', 'goal-weight', 'What weight would you like to reach?', { label: 'Pounds' }),
  single('reason', 'What is your main reason for losing weight?', [
    'To improve my health',
    'To feel better about how I look',
    'To have more energy',
    'A doctor advised it',
  ]),
  single('since', 'How long has your weight troubled you?', [
    'Less than a year',
    'One to five years',
    'More than five years',
    'Since I was a child',
  ]),
  multiple('tried', 'What have you tried so far?', [
    'Changing what I eat',
    'More exercise',
    'A weight loss program',
    [
      'Prescription medicine',
      multiple('tried-which', 'Which medicines did you take?', [
        [
          'Semaglutide (Ozempic, Wegovy)',
          ask('number', 'tried-semaglutide-dose', 'What was your last weekly dose, in milligrams?'),
        ],
        [
          'Tirzepatide (Mounjaro, Zepbound)',
          ask('number', 'tried-tirzepatide-dose', 'What was your last weekly dose, in milligrams?'),
        ],
        'Liraglutide (Saxenda)',
        'Phentermine',
      ]),
      ask('text', 'tried-effect', 'How did you do on them?', {
        label: 'Weight lost, side effects, why you stopped',
      }),
    ],
    ['Surgery', ask('date', 'tried-surgery-date', 'When was the surgery?')],
  ]),
  multiple(
    'never-with',
    'Do you, or does anybody in your close family, have any of these?',
    [
      never('Medullary thyroid cancer', ask('text', 'gland-who', 'Who has or had it?')),
      never('Multiple endocrine neoplasia type 2', ask('text', 'men2-who', 'Who has or had it?')),
    ],
    { description: 'Medicines of this kind are not safe with either of them.' },
  ),
  multiple('conditions', 'Have you ever had any of these?', [
    [
      'Pancreatitis',
      single('pancreatitis-when', 'When did you last have pancreatitis?', [
        'Within the last year',
        'One to five years ago',
        'More than five years ago',
      ]),
    ],
    [
      'Gallstones or gallbladder disease',
      yesNo('gallbladder-removed', 'Has your gallbladder been taken out?'),
    ],
    'Slow emptying of the stomach (gastroparesis)',
    'Sleep apnea',
    'High cholesterol',
    'Polycystic ovary syndrome',
  ]),
  yesNo('eating-disorder', 'Have you ever had an eating disorder?', [
    multiple('eating-disorder-which', 'Which one?', [risky('Anorexia'), risky('Bulimia'), 'Binge eating']),
    yesNo('eating-disorder-now', 'Are you being treated for it now?'),
  ]),
  yesNo(
    'expecting',
    'Are you pregnant, breastfeeding, or planning to become pregnant in the next six months?',
    [
      single('expecting-which', 'Which of these is it?', [
        never('I am pregnant'),
        never('I am breastfeeding'),
        ['I am planning to become pregnant', ask('date', 'expecting-when', 'From when on, about?')],
      ]),
    ],
    { gender: 'female' },
  ),
  single(
    'contraception',
    'Which contraception do you use?',
    ['The pill', 'An implant or an intrauterine device', 'Condoms', 'Another', 'None'],
    {
      gender: 'female',
      description: 'The pill can work less well in the first weeks of some of these medicines.',
    },
  ),
  yesNo(
    'testosterone',
    'Do you take testosterone or another hormone?',
    [ask('text', 'testosterone-which', 'Which one, and how much?')],
    { gender: 'male' },
  ),
  multiple(
    'diabetes-medicine',
    'Do you take any of these?',
    [
      ['Insulin', ask('number', 'insulin-units', 'How many units a day?')],
      'A sulfonylurea, such as glipizide or glyburide',
      'Another medicine of the GLP-1 kind',
    ],
    { description: 'Together with them, your blood sugar can fall too low.' },
  ),
  single('activity', 'How active are you in an ordinary week?', [
    'I hardly move',
    'I walk now and then',
    'I exercise once or twice',
    'I exercise three times or more',
  ]),
  single('meals', 'What makes it hardest for you?', [
    'Large portions',
    'Snacks between meals',
    'Sweet drinks',
    'Eating in the evening',
    'Eating when I am stressed',
  ]),
  yesNo('heart-rate', 'Does your heart often race or beat unevenly?', [
    single('heart-rate-seen', 'Has a doctor looked into it?', [
      ['Yes', ask('text', 'heart-rate-found', 'What was found?')],
      'No',
    ]),
  ]),
  yesNo('suicidal', 'Have you had thoughts of harming yourself in the last year?', [
    ask('info', 'suicidal-help', 'Please get help now', {
      description:
        'Call or text 988 to reach the Suicide & Crisis Lifeline at any hour. In an emergency call 911.',
    }),
    yesNo('suicidal-treated', 'Is a doctor or a therapist helping you with them?'),
  ]),
  yesNo('labs', 'Have you had a blood test in the last twelve months?', [
    ask('file', 'labs-file', 'If you have the results, add a picture of them.', { flagAsEmpty: true }),
  ]),
  ask('info', 'how-it-works', 'How this treatment works', {
    description:
      'You inject a small dose once a week. It is raised slowly, so that your stomach gets used to it. Feeling sick is common in the first weeks and mostly passes.',
  }),
  ask(
    'agreement',
    'consent',
    'I have read about the benefits, the risks and the alternatives, and want to be treated.',
  ),
];
