import type { JobType } from '../../core/jobs/job.ts';
import { isoOf } from '../../../model/dates.ts';
import { seedTalk } from './chats.ts';
import type { Line } from './talks.ts';

/** Messages of the longest chat of the seed. */
const LONG_TALK = 10_000;

/** Daily reports: one message of the patient and one of the doctor, numbered to identify their position. */
const lines = (): Line[] =>
  Array.from({ length: LONG_TALK / 2 }, (_, index): Line[] => [
    { by: 'patient', text: `Day ${index + 1}: ${(198 - (index % 60) / 10).toFixed(1)} lb this morning.` },
    { by: 'peer', text: `Thank you, day ${index + 1} is in your record.` },
  ]).flat();

/**
 * Writes the chat of 10,000 messages. It is a task that is due when that patient first asks for anything, since no
 * other story or test should wait for it.
 */
export const longChatJob: JobType = {
  name: 'longChat',
  run({ store, clock }, _patient, scenario) {
    const talk = { key: 'long', about: '1', doctorId: 'doctor-lee', lines: lines(), unread: 1, daysAgo: 0 };
    seedTalk(store, talk, { scenario, variationName: 'Once-weekly injection', today: isoOf(clock()) });
  },
};
