import type { AtlasPart } from '../part.ts';

export const rulesPart: AtlasPart = {
  id: 'rules',
  title: 'Forms and validation',
  section: '3 and 5',
  lead: 'Inputs, their rules and formats.',
  rows: [
    {
      tag: 'form:address',
      name: 'Address form',
      description: 'address, secondAddress, city, state, zipCode',
    },
    {
      tag: 'form:address-check',
      name: 'Address check',
      description: 'Match code of the street-address service: Y, S, D or N',
    },
    {
      tag: 'form:card',
      name: 'Card',
      description: 'Tokenized by the provider, whose first message is shown',
    },
    {
      tag: 'form:height',
      name: 'Height',
      description: 'A string with ‘feet’ is kept; a number is converted to feet and inches',
    },
    {
      tag: 'form:bmi',
      name: 'BMI',
      description: 'From the server, otherwise computed from height and weight; one decimal',
    },
    {
      tag: 'form:coupon',
      name: 'Coupon',
      description: 'Discount type, value, periods and what it applies to',
    },
    {
      tag: 'form:preferences',
      name: 'Notification preferences',
      description: 'sms, email, receiveNewsByEmail, receiveNewsBySMS',
    },
    { tag: 'form:appearance', name: 'Appearance', description: 'Colors, text size, contrast and motion' },
    { tag: 'form:password', name: 'New password', description: 'With an emailed token, or in the settings' },
    { tag: 'form:reveal-card', name: 'Card on file', description: 'Masked; shown in full on request' },
    { tag: 'form:avatar', name: 'Avatar', description: 'Picture of the patient, uploaded as a file' },
    { tag: 'form:birth-date', name: 'Birth date', description: 'Stored YYYY-MM-DD, shown MM-DD-YYYY' },
  ],
};
