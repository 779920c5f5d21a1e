import type { JobType } from '../../core/jobs/job.ts';
import { isoOf } from '../../../model/dates.ts';
import { seedConversation } from './chats.ts';
import type { Line } from './conversations.ts';

/** Number of messages in the longest chat of the seed. */
const MESSAGES = 10_000;

/** Daily messages of the patient and the doctor, numbered to identify their position. */
const lines = (): Line[] =>
  Array.from({ length: MESSAGES / 2 }, (_, index): Line[] => [
    { by: 'patient', text: `Day ${index + 1}: ${(198 - (index % 60) / 10).toFixed(1)} lb this morning.` },
    { by: 'peer', text: `Thank you, day ${index + 1} is in your record.` },
  ]).flat();

/**
 * Writes the chat of 10,000 messages. It is a job that runs on the first request of that patient, as it would slow down all
 * other stories and tests.
 */
export const longChatJob: JobType = {
  name: 'longChat',
  run({ store, clock }, _patient, scenario) {
    const conversation = {
      key: 'long',
      about: '1',
      doctorId: 'doctor-lee',
      lines: lines(),
      unread: 1,
      daysAgo: 0,
    };
    seedConversation(store, conversation, {
      scenario,
      variationName: 'Once-weekly injection',
      today: isoOf(clock()),
    });
  },
};
