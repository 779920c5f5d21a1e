import { ask, multiple, never, single, yesNo } from './draft.ts';

/** Questions before treating erectile dysfunction. */
export const edDrafts = [
  single(
    'trouble',
    'What describes your trouble best?',
    [
      'I do not get an erection',
      'I get one, but it does not last',
      'It is sometimes not hard enough',
      [
        'I come too early',
        single('early-how', 'How soon, as a rule?', ['Within a minute', 'Within three minutes', 'It varies']),
      ],
    ],
    {
      description:
        'You are not alone. About half of all men over 40 have trouble with erections at some time. Most can be helped.',
    },
  ),
  single('since', 'How long have you had it?', [
    'Less than three months',
    'Three to twelve months',
    'More than a year',
    'Always',
  ]),
  single('onset', 'How did it begin?', [
    'Slowly, over months',
    [
      'Suddenly',
      ask(
        'text',
        'onset-event',
        'Did anything happen at that time, such as an injury, a new medicine or stress?',
      ),
    ],
  ]),
  single('how-often', 'How often does it happen when you want to have sex?', [
    'Now and then',
    'About half the time',
    'Mostly',
    'Always',
  ]),
  single('morning', 'Do you wake up with an erection?', ['Often', 'Sometimes', 'Hardly ever', 'Never']),
  single('desire', 'How is your interest in sex?', ['As it always was', 'Lower than it was', 'Very low']),
  yesNo('tried', 'Have you taken medicine for erections before?', [
    multiple('tried-which', 'Which ones?', [
      [
        'Sildenafil (Viagra)',
        single('tried-sildenafil', 'How well did it work?', ['Well', 'A little', 'Not at all']),
      ],
      [
        'Tadalafil (Cialis)',
        single('tried-tadalafil', 'How well did it work?', ['Well', 'A little', 'Not at all']),
      ],
      'Vardenafil (Levitra)',
      'Avanafil (Stendra)',
    ]),
    multiple('tried-effects', 'Did you have any of these from it?', [
      'Headache or a hot face',
      'A stuffy nose',
      'An upset stomach',
      'Changes in how I see',
      ['An erection of more than four hours', ask('text', 'tried-priapism', 'What was done about it?')],
    ]),
  ]),
  multiple(
    'heart-medicines',
    'Do you take or use any of these?',
    [
      never('Nitroglycerin, as a spray, tablet, patch or paste'),
      never('Isosorbide'),
      never('Poppers (amyl nitrite)'),
      never('Riociguat (Adempas)'),
    ],
    {
      description:
        'Together with any of them, these tablets can let your blood pressure fall to where it endangers your life.',
    },
  ),
  multiple(
    'alpha-blockers',
    'Do you take medicine for your prostate or your blood pressure that ends in "-osin"?',
    [
      [
        'Tamsulosin (Flomax)',
        single('tamsulosin-dizzy', 'Does it make you dizzy?', ['Never', 'Sometimes', 'Often']),
      ],
      'Doxazosin',
      'Terazosin',
      'Another one',
    ],
  ),
  multiple('heart', 'Is any of these true for your heart?', [
    [
      'I get chest pain or short of breath when I climb two flights of stairs',
      yesNo('chest-pain-seen', 'Has a doctor looked into it?', [
        ask('text', 'chest-pain-found', 'What was found?'),
      ]),
    ],
    'A doctor told me not to have sex for the sake of my heart',
  ]),
  single('pressure', 'Was your blood pressure measured in the last six months?', [
    ['Yes, and I know it', ask('text', 'pressure-value', 'What was it?', { label: 'For example 128/82' })],
    'Yes, and it was said to be normal',
    'No',
  ]),
  multiple('penis', 'Do you have any of these?', [
    ['A bend in the penis (Peyronie’s disease)', yesNo('peyronie-pain', 'Does it hurt?')],
    'A foreskin that does not go back',
    'An injury or surgery of the penis or the prostate',
  ]),
  multiple('history', 'Have you ever had any of these?', [
    'Sudden loss of sight in one eye (NAION)',
    'Retinitis pigmentosa',
    'Sudden loss of hearing',
    'Sickle cell disease',
    'Multiple myeloma or leukemia',
    'A bleeding disorder',
    'A stomach ulcer that bleeds',
  ]),
  multiple(
    'drugs',
    'Have you used any of these in the last three months?',
    [
      'Cocaine',
      'Methamphetamine',
      'Ecstasy (MDMA)',
      [
        'Cannabis',
        single('cannabis-often', 'How often?', ['Once a month or less', 'Every week', 'Nearly every day']),
      ],
    ],
    { description: 'It stays between you and your doctor. Some of them are dangerous with these tablets.' },
  ),
  single('mood', 'How has your mood been in the last two weeks?', [
    'Good',
    'Up and down',
    ['Low on most days', yesNo('mood-treated', 'Are you being treated for it?')],
  ]),
  ask(
    'agreement',
    'consent',
    'I have read about the benefits, the risks and the alternatives, and want to be treated.',
    {
      description: 'If an erection lasts more than four hours, go to an emergency room at once.',
    },
  ),
];
