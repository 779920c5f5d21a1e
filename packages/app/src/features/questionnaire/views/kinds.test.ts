import { expect, test } from 'vitest';
import type { Question, VisitAnswer } from '@patient/api';
import { answerText } from './kinds.ts';

const questionOf = (kind: string, ...options: string[]): Question => ({
  _id: 'q',
  kind,
  question: 'Question?',
  qOptions: options.map((option) => ({ _id: option.toLowerCase(), option })),
});

test.each<[question: Question, answer: Partial<VisitAnswer>, text: string]>([
  [questionOf('single', 'Yes', 'No'), { optionIds: ['no'] }, 'No'],
  [questionOf('single', 'Yes', 'No'), {}, 'No answer'],
  [questionOf('multiple', 'Gout', 'Asthma', 'Stroke'), { optionIds: ['stroke', 'gout'] }, 'Gout, Stroke'],
  [questionOf('multiple', 'Gout'), { optionIds: ['unknown'] }, 'No answer'],
  [questionOf('text'), { value: 'A new job.' }, 'A new job.'],
  [questionOf('text'), { value: '' }, 'No answer'],
  [questionOf('medicines'), { value: 'Metformin, 500 mg\nVitamin D' }, 'Metformin, 500 mg; Vitamin D'],
  [questionOf('medicines'), { value: null }, 'No answer'],
  [questionOf('number'), { value: 0 }, '0'],
  [questionOf('date'), { value: '2026-05-14' }, 'May 14, 2026'],
  [questionOf('date'), { value: null }, 'No answer'],
  [questionOf('height'), { value: '5 feet 9 inches' }, '5 feet 9 inches'],
  [questionOf('weight'), { value: 212.5 }, '212.5 lb'],
  [questionOf('weight'), { value: null }, 'No answer'],
  [questionOf('file'), { files: ['/a'] }, '1 photo'],
  [questionOf('file'), { files: ['/a', '/b'] }, '2 photos'],
  [questionOf('file'), {}, 'No answer'],
  [questionOf('agreement'), { value: true }, 'Agreed'],
  [questionOf('agreement'), { value: null }, 'No answer'],
])('text of %j with %j: %s', (question, answer, text) => {
  expect(answerText(question, answer)).toBe(text);
});
