import { ask, multiple, single, yesNo } from './draft.ts';

/** Questions common to all treatments. */
export const globalDrafts = [
  ask('info', 'welcome', 'First, a few questions about your health', {
    description:
      'A licensed doctor reads every answer. It takes about ten minutes, and you can stop and come back at any time.',
  }),
  multiple('conditions', 'Have you ever been told by a doctor that you have any of these?', [
    [
      'High blood pressure',
      single('pressure-controlled', 'Is your blood pressure under control?', [
        'Yes, with medicine',
        'Yes, without medicine',
        [
          'No, or I do not know',
          ask('text', 'pressure-reading', 'What was your last reading, and when?', {
            label: 'For example 145/95, last month',
          }),
        ],
      ]),
    ],
    [
      'Heart disease, heart attack or stroke',
      ask('date', 'heart-when', 'When did it last happen?'),
      ask('text', 'heart-details', 'Please tell us what happened and how it was treated.'),
    ],
    [
      'Diabetes',
      single('diabetes-type', 'Which type of diabetes do you have?', [
        'Type 1',
        [
          'Type 2',
          ask('number', 'diabetes-a1c', 'What was your last HbA1c, in percent?', {
            flagAsEmpty: true,
            label: 'For example 6.8',
          }),
        ],
        'I am not sure',
      ]),
    ],
    ['Kidney disease', ask('text', 'kidney-details', 'Which kidney disease, and since when?')],
    ['Liver disease', ask('text', 'liver-details', 'Which liver disease, and since when?')],
    ['Cancer', ask('text', 'cancer-details', 'Which kind, and when did treatment end?')],
  ]),
  yesNo('medicines', 'Do you take any medicines, vitamins or supplements?', [
    ask('text', 'medicines-list', 'Which ones, and how much of each?', {
      label: 'Name, dose and how often',
      description: 'Include what you buy without a prescription.',
    }),
  ]),
  yesNo('allergies', 'Are you allergic to any medicine, food or other substance?', [
    ask('text', 'allergies-list', 'What are you allergic to?'),
    single('allergies-reaction', 'What was the worst reaction you had?', [
      'A rash or itching',
      'An upset stomach',
      ['Swelling or trouble breathing', yesNo('allergies-emergency', 'Did you need emergency care for it?')],
      'Something else',
    ]),
  ]),
  yesNo('surgery', 'Have you had surgery in the last twelve months?', [
    ask('text', 'surgery-details', 'Which surgery, and when?'),
  ]),
  single('smoking', 'Do you smoke or use nicotine?', [
    'Never',
    'I used to',
    ['Yes', ask('number', 'smoking-a-day', 'About how many cigarettes, or the like, a day?')],
  ]),
  single('alcohol', 'How often do you drink alcohol?', [
    'Never',
    'Once a week or less',
    'Two to four times a week',
    ['Nearly every day', ask('number', 'alcohol-drinks', 'How many drinks on such a day?')],
  ]),
  single('last-exam', 'When did you last see a doctor for a check-up?', [
    'Within the last year',
    'One to three years ago',
    'More than three years ago',
    'I do not remember',
  ]),
  ask('text', 'anything-else', 'Is there anything else a doctor should know?', { flagAsEmpty: true }),
  ask('agreement', 'truth', 'My answers are true and complete as far as I know.', {
    description: 'Your answers help a doctor decide what is safe for you.',
  }),
];
