import { expect, test } from 'vitest';
import { doctorTopics, supportTopics } from './topics.ts';

test('support topics match the specification', () => {
  expect(supportTopics.map(({ label }) => label)).toEqual([
    'Account or billing',
    'Shipping or order',
    'Photo or ID',
    'Something else',
  ]);
});

test('doctor topics match the specification', () => {
  expect(doctorTopics.map(({ label }) => label)).toEqual([
    'Medication or treatment plan',
    'Schedule a video or phone call',
    'Side effects',
  ]);
});
