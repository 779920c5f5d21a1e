import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['ada', 'A'],
  ['Maria del Carmen Ruiz', 'MR'],
  ["  Seán   O'Brien ", 'SO'],
  ['Özil Şahin', 'ÖŞ'],
  ['李 小龍', '李小'],
  ['𠮷田 花子', '𠮷花'],
  ['(Dr.) Amy Wong', 'AW'],
  ['Dr. Amy Wong', 'AW'],
  ['Prof. Dr. Maria Ruiz, MD, PhD', 'MR'],
  ['Drew Miss', 'DM'],
  ['Dr.', 'D'],
  ['Ana “Nana” Cruz', 'AC'],
  ['«Ana» Cruz 🙂', 'AC'],
  ['?!', ''],
  ['', ''],
])('initials: %s is %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
