import { expect, test } from 'vitest';
import { cardMessage } from './cardMessage.ts';

const FALLBACK = 'Oops... Try again later';

test.each([
  [{ message: 'Your card number is incomplete.' }, 'Your card number is incomplete.'],
  [new Error('Your card was declined.'), 'Your card was declined.'],
  ['Plain text', 'Plain text'],
  [{ errors: [{ message: '' }, { message: 'Second' }, { message: 'Third' }] }, 'Second'],
  [[{ message: 'First' }, { message: 'Second' }], 'First'],
  [{ errors: ['First'], message: 'Overall' }, 'First'],
  [{ errors: [], message: 'Overall' }, 'Overall'],
  [{ message: '   ' }, FALLBACK],
  [{ code: 'card_declined' }, FALLBACK],
  [new TypeError('Failed to fetch'), FALLBACK],
  [undefined, FALLBACK],
  [null, FALLBACK],
])('message of %j is %s', (failure, message) => expect(cardMessage(failure)).toBe(message));
