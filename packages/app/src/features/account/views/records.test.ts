import { expect, test } from 'vitest';
import type { Charge, ChatMessage, Order, Subscription } from '@patient/api';
import { recordsDocument, type PatientRecords } from './records.ts';

const user: PatientRecords['user'] = {
  _id: 'u',
  roles: ['patient'],
  email: 'ada@patients.example',
  firstName: 'Ada',
  lastName: 'Stone',
  patient: {
    _id: 'p',
    status: 'active',
    basic: { gender: 'female', birthDate: '1990-05-14' },
    height: 70,
    weight: 176,
    shipping: { address: '1 Main St', city: 'Portland', state: 'OR', zipCode: '97205' },
  },
};

const billing = { address: '2 Elm St', city: 'Portland', state: 'OR', zipCode: '97205' };

const empty: PatientRecords = {
  user,
  subscriptions: [],
  charges: [],
  orders: [],
  threads: [],
  answers: [],
  logs: [],
  questions: new Map(),
};

const sectionsOf = (records: Partial<PatientRecords>) =>
  recordsDocument(
    { ...empty, ...records },
    { brandName: 'Mens', now: Date.parse('2026-11-27T18:00:00.000Z') },
  );

/** Section with this title. */
const sectionOf = (records: Partial<PatientRecords>, title: string) =>
  sectionsOf(records).sections.find((section) => section.title === title);

const createdAt = '2026-11-20T18:05:00.000Z';
const plan = { productName: 'Weight Loss', variationName: 'Semaglutide', weight: 0.25, measure: 'mg' };
const charge: Charge = {
  _id: 'c',
  invoiceId: 'INV-1',
  sum: 19_900,
  status: 'captured',
  createdAt,
  reasonObject: { plan },
  invoiceItems: [{ name: 'Weight Loss', sum: 19_900, type: 'product' }],
};

test('a new account has its own data, and says what there is none of', () => {
  const { title, notes, sections } = sectionsOf({});
  expect(title).toBe('Your Mens records');
  expect(notes[0]).toBe('Downloaded Nov 27, 2026, 6:00 PM for Ada Stone.');
  expect(sections.map((section) => [section.title, section.note])).toEqual([
    ['About you', undefined],
    ['Treatments', 'None.'],
    ['Receipts', 'None.'],
    ['Orders', 'None.'],
    ['Messages', 'None.'],
    ['Your health answers', 'None.'],
  ]);
  expect(sections[0]?.facts).toContainEqual({ term: 'Height', detail: '5 feet 10 inches' });
  expect(sections[0]?.facts).toContainEqual({ term: 'Weight', detail: '176 lb' });
  expect(sections[0]?.facts).toContainEqual({ term: 'Birth date', detail: '05-14-1990' });
});

test('an account without addresses has none, and its receipts are billed to the name', () => {
  const { shipping: _shipping, ...patient } = user.patient;
  const records = { user: { ...user, patient }, charges: [charge] };
  const terms = sectionOf(records, 'About you')?.facts?.map(({ term }) => term);
  expect(terms).toEqual(['Name', 'Email', 'Birth date', 'Gender', 'Height', 'Weight']);
  const [section] = sectionOf(records, 'Receipts')?.sections ?? [];
  expect(section?.facts).toContainEqual({ term: 'Billed to', detail: 'Ada Stone' });
});

test.each([
  ['the shipping address', { sameAsShipping: true, billing: undefined }, '1 Main St, Portland, OR 97205'],
  ['its own address', { sameAsShipping: false, billing }, '2 Elm St, Portland, OR 97205'],
  ['no address', { sameAsShipping: false, billing: undefined }, undefined],
])('a card with %s', (_what, { sameAsShipping, billing: own }, address) => {
  const payment = { sameAsShipping, ...(own && { billing: own }) };
  const records = { user: { ...user, patient: { ...user.patient, payment } }, charges: [charge] };
  const [section] = sectionOf(records, 'Receipts')?.sections ?? [];
  const detail = ['Ada Stone', address].filter(Boolean).join(', ');
  expect(section?.facts).toContainEqual({ term: 'Billed to', detail });
});

test('a treatment has its plan, answers and changes', () => {
  const subscription: Subscription = {
    _id: 's',
    productType: 'wl',
    patientId: 'p',
    status: 'active',
    plan,
    questionnaire: [
      { questionId: 'q', optionIds: ['q-1'] },
      { questionId: 'gone', question: 'Do you smoke?', value: 'No' },
      { questionId: 'lost', question: 'Since when?', optionIds: ['lost-1'] },
    ],
    history: [{ change: 'paused', by: 'patient', createdAt }],
  };
  const question = {
    _id: 'q',
    kind: 'single',
    question: 'Any news?',
    qOptions: [{ _id: 'q-1', option: 'Yes' }],
  };
  const [treatment] =
    sectionOf({ subscriptions: [subscription], questions: new Map([['q', question]]) }, 'Treatments')
      ?.sections ?? [];
  expect(treatment?.title).toBe('Weight Loss');
  expect(treatment?.facts).toContainEqual({ term: 'Status', detail: 'Active' });
  expect(treatment?.facts).toContainEqual({ term: 'Medicine', detail: 'Semaglutide' });
  expect(treatment?.sections?.map(({ facts }) => facts)).toEqual([
    [
      { term: 'Any news?', detail: 'Yes' },
      { term: 'Do you smoke?', detail: 'No' },
      { term: 'Since when?', detail: 'Not available. We no longer use this question.' },
    ],
    [{ term: 'Nov 20, 2026, 6:05 PM', detail: 'Paused\nBy you' }],
  ]);
});

test('receipts are newest first, without charges in the future', () => {
  const earlier = { ...charge, _id: 'd', invoiceId: 'INV-0', createdAt: '2026-10-20T18:05:00.000Z' };
  const next = { ...charge, _id: 'e', status: 'pending' };
  const { sections = [] } = sectionOf({ charges: [earlier, charge, next] }, 'Receipts') ?? {};
  expect(sections.map(({ title }) => title)).toEqual(['Nov 20, 2026, $199.00', 'Oct 20, 2026, $199.00']);
  expect(sections[0]?.facts).toEqual(
    expect.arrayContaining([
      { term: 'Receipt', detail: 'INV-1' },
      { term: 'Status', detail: 'Paid' },
      { term: 'Billed to', detail: 'Ada Stone, 1 Main St, Portland, OR 97205' },
      { term: 'Total', detail: '$199.00' },
    ]),
  );
});

test('an order has its tracking and the days of its steps', () => {
  const order: Order = {
    _id: 'o',
    createdAt,
    status: 'shipped',
    tracking_number: '1Z',
    tracking_url: 'https://carrier.example/1Z',
    carrier: 'UPS',
    charge,
  };
  const [section] = sectionOf({ orders: [order] }, 'Orders')?.sections ?? [];
  expect(section?.facts).toEqual(
    expect.arrayContaining([
      { term: 'Tracking', detail: 'https://carrier.example/1Z' },
      { term: 'Ordered', detail: 'Nov 20, 2026' },
    ]),
  );
});

test('a chat names its writers, and its files by name', () => {
  const message = { _id: 'm', chatId: 'c', createdAt };
  const messages: readonly ChatMessage[] = [
    { ...message, userId: 'u', message: 'Hello\n<b>there</b>' },
    { ...message, _id: 'n', userId: 'd', message: '/file/1', messageType: 'file', fileName: 'guide.pdf' },
    { ...message, _id: 'o', userId: 'd', message: '/file/2', messageType: 'image' },
  ];
  const users = [{ _id: 'd', roles: ['doctor'], firstName: 'Lena', lastName: 'Lee' }];
  const thread = {
    chat: { _id: 'c', topic: 'side effects', users },
    pages: new Map([[1, messages]]),
    tail: [],
    isCut: true,
  };
  const [section] = sectionOf({ threads: [thread] }, 'Messages')?.sections ?? [];
  expect(section?.note).toContain('older messages');
  expect(section?.title).toBe('Side effects, with Dr. Lena Lee');
  expect(section?.facts).toEqual([
    { term: 'Nov 20, 2026, 6:05 PM, you', detail: 'Hello\n<b>there</b>' },
    { term: 'Nov 20, 2026, 6:05 PM, Dr. Lena Lee', detail: 'File: guide.pdf' },
    { term: 'Nov 20, 2026, 6:05 PM, Dr. Lena Lee', detail: 'Photo' },
  ]);
});

test('answers that are not submitted are listed apart, without those stored for all treatments', () => {
  const answer = { questionId: 'q', question: 'Since when?', value: 'May' };
  const logs = [
    { lastQuestionIndex: 0, questionType: 'wlQuestions', questionnaire: [answer] },
    { lastQuestionIndex: 0, isGlobalQuestion: true, questionnaire: [answer] },
  ];
  expect(sectionOf({ logs }, "Answers you haven't sent yet")?.facts).toEqual([
    { term: 'Since when?', detail: 'May' },
  ]);
});
