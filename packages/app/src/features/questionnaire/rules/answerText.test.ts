import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { answerText } from './answerText.ts';

const asked = (kind: string, ...options: string[]): Question => ({
  _id: 'q',
  kind,
  question: 'Question?',
  qOptions: options.map((option) => ({ _id: option.toLowerCase(), option })),
});

test.each<[question: Question, answer: Partial<VisitAnswer>, text: string]>([
  [asked('single', 'Yes', 'No'), { optionIds: ['no'] }, 'No'],
  [asked('single', 'Yes', 'No'), {}, 'No answer'],
  [asked('multiple', 'Gout', 'Asthma', 'Stroke'), { optionIds: ['stroke', 'gout'] }, 'Gout, Stroke'],
  [asked('multiple', 'Gout'), { optionIds: ['gone'] }, 'No answer'],
  [asked('text'), { value: 'A new job.' }, 'A new job.'],
  [asked('text'), { value: '' }, 'No answer'],
  [asked('number'), { value: 0 }, '0'],
  [asked('date'), { value: '2026-05-14' }, 'May 14, 2026'],
  [asked('date'), { value: null }, 'No answer'],
  [asked('height'), { value: '5 feet 9 inches' }, '5 feet 9 inches'],
  [asked('weight'), { value: 212.5 }, '212.5 lb'],
  [asked('weight'), { value: null }, 'No answer'],
  [asked('file'), { files: ['/a'] }, '1 photo'],
  [asked('file'), { files: ['/a', '/b'] }, '2 photos'],
  [asked('file'), {}, 'No answer'],
  [asked('agreement'), { value: true }, 'Agreed'],
  [asked('agreement'), { value: null }, 'No answer'],
])('%j %j: %s', (question, answer, text) => {
  expect(answerText(question, answer)).toBe(text);
});
