import { expect, test } from 'vitest';
import { formatPhone, formatWriting, isPhoneNumber, phoneValue } from './phone.ts';

test.each([
  ['', ''],
  ['4', '4'],
  ['415', '415'],
  ['4155', '(415) 5'],
  ['415555', '(415) 555'],
  ['4155550', '(415) 555-0'],
  ['4155550132', '(415) 555-0132'],
  ['415.555.0132', '(415) 555-0132'],
  ['14155550132', '(415) 555-0132'],
  ['+1 415 555 0132', '(415) 555-0132'],
  ['+', '+'],
  ['+1', '+1'],
  ['+14', '4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['415555013299', '415555013299'],
])('"%s" reads "%s"', (written, read) => {
  expect(formatPhone(written)).toBe(read);
});

/** `|` is the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['typed at the end', '(415) 5555|', '(415) 555-5|'],
  ['the fourth digit brings the brackets', '4155|', '(415) 5|'],
  ['typed in the middle', '(4195|) 555-013', '(419) 5|55-5013'],
  ['typed behind a bracket', '(415) 9|555-013', '(415) 9|55-5013'],
  ['taken from the middle', '(41|) 555-0132', '(41|5) 550-132'],
  ['a taken bracket comes back, the caret passes it', '(415| 555-0132', '(415|) 555-0132'],
  ['a taken hyphen comes back, the caret passes it', '(415) 555|0132', '(415) 555|-0132'],
  ['put before all', '9|(415) 555-013', '(9|41) 555-5013'],
  ['pasted with the country', '+14155550132|', '(415) 555-0132|'],
  ['the country is taken away before the caret', '+1 415 555 01|32', '(415) 555-01|32'],
  ['nothing to format', '41|5', '41|5'],
])('%s', (_what, written, formatted) => {
  expect(formatWriting(at(written))).toEqual(at(formatted));
});

test.each([
  ['(415) 555-0132', '+14155550132'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['(415) 555', '(415) 555'],
  ['(115) 555-0132', '(115) 555-0132'],
  ['(911) 555-0132', '(911) 555-0132'],
  ['(415) 155-0132', '(415) 155-0132'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['', ''],
])('"%s" is sent as "%s"', (text, value) => {
  expect(phoneValue(text)).toBe(value);
  expect(isPhoneNumber(value)).toBe(value.startsWith('+1'));
});
