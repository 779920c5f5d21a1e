import type { AtlasPart } from '../part.ts';

export const rulesPart: AtlasPart = {
  id: 'rules',
  title: 'Forms and validation',
  section: '3 and 5',
  lead: 'What is asked for, and what becomes of it.',
  rows: [
    { tag: 'form:address', name: 'Address form', words: 'address, secondAddress, city, state, zipCode' },
    {
      tag: 'form:address-check',
      name: 'Address check',
      words: 'The match code of the street-address service: Y, S, D or N',
    },
    { tag: 'form:card', name: 'Card', words: 'Tokenized by the provider; its first message text is shown' },
    {
      tag: 'form:height',
      name: 'Height',
      words: 'A string with ‘feet’ is kept; a number is converted to feet and inches',
    },
    {
      tag: 'form:bmi',
      name: 'BMI',
      words: 'From the server, else computed from height and weight, one decimal',
    },
    { tag: 'form:coupon', name: 'Coupon', words: 'Discount type, value, periods and what it applies to' },
    {
      tag: 'form:preferences',
      name: 'Notification preferences',
      words: 'sms, email, receiveNewsByEmail, receiveNewsBySMS',
    },
    { tag: 'form:password', name: 'New password', words: 'From a mailed token, or in the settings' },
    { tag: 'form:reveal-card', name: 'Card on file', words: 'Masked; shown whole on request' },
    { tag: 'form:avatar', name: 'Avatar', words: 'A picture of the patient, sent as a file' },
    { tag: 'form:birth-date', name: 'Birth date', words: 'Stored YYYY-MM-DD, shown MM-DD-YYYY' },
  ],
};
