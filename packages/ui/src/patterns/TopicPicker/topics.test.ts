import { expect, test } from 'vitest';
import { doctorTopics, supportTopics } from './topics.ts';

test('support is asked about what the specification names', () => {
  expect(supportTopics.map(({ label }) => label)).toEqual([
    'Account or billing',
    'Shipping or order',
    'Photo or ID',
    'Something else',
  ]);
});

test('a doctor is asked about what the specification names', () => {
  expect(doctorTopics.map(({ label }) => label)).toEqual([
    'Medication or treatment plan',
    'Schedule a video or phone call',
    'Side effects',
  ]);
});
