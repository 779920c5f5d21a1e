import { expect, test } from 'vitest';
import { formatPhone, formatWithCaret, isPhoneNumber, phoneValue } from './phone.ts';

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
  ['٤١٥٥٥٥٠١٣٢', '(415) 555-0132'],
  ['+1 415 555 0132', '(415) 555-0132'],
  ['+', '+'],
  ['+1', '+1'],
  ['+14', '4'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['415555013299', '415555013299'],
])('"%s" is formatted as "%s"', (typed, formatted) => {
  expect(formatPhone(typed)).toBe(formatted);
});

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });

test.each([
  ['typing at the end', '(415) 5555|', '(415) 555-5|'],
  ['the fourth digit adds the parentheses', '4155|', '(415) 5|'],
  ['typing in the middle', '(4195|) 555-013', '(419) 5|55-5013'],
  ['typing after a parenthesis', '(415) 9|555-013', '(415) 9|55-5013'],
  ['deleting in the middle', '(41|) 555-0132', '(41|5) 550-132'],
  ['restores a deleted parenthesis and moves the caret past it', '(415| 555-0132', '(415|) 555-0132'],
  ['restores a deleted hyphen and moves the caret past it', '(415) 555|0132', '(415) 555|-0132'],
  ['typing at the start', '9|(415) 555-013', '(9|41) 555-5013'],
  ['pasting with the country code', '+14155550132|', '(415) 555-0132|'],
  ['removes the country code before the caret', '+1 415 555 01|32', '(415) 555-01|32'],
  ['nothing to format', '41|5', '41|5'],
])('%s', (_what, typed, formatted) => {
  expect(formatWithCaret(at(typed))).toEqual(at(formatted));
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
])('"%s" is submitted as "%s"', (text, value) => {
  expect(phoneValue(text)).toBe(value);
  expect(isPhoneNumber(value)).toBe(value.startsWith('+1'));
});
