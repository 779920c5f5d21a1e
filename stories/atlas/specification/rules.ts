import type { AtlasPart } from '../part.ts';

const BODY = 'packages/api/src/model/body.test.ts';
const CARD = 'packages/app/src/features/payment/views/cardMessage.test.ts';

export const rulesPart: AtlasPart = {
  id: 'rules',
  title: 'Validation',
  section: 5,
  lead: 'Rules of inputs and of what the service returns.',
  rows: [
    {
      tag: 'message:wrongUser',
      description: 'A user whose first role is not patient is rejected with ‘Wrong User!’',
      testedBy: 'packages/app/src/shared/patient/user.test.ts > user: %j may not use the app',
    },
    {
      tag: 'form:height',
      name: 'Height',
      description: 'A string containing ‘feet’ is kept',
      testedBy: `${BODY} > a height: %j is shown as %j`,
    },
    {
      tag: 'form:height',
      name: 'Height',
      description: 'A number is converted to feet and inches',
      testedBy: `${BODY} > a height: %j is shown as %j`,
    },
    {
      tag: 'form:bmi',
      name: 'BMI',
      description: 'Taken from the server',
      testedBy: `${BODY} > the value of the service`,
    },
    {
      tag: 'form:bmi',
      name: 'BMI',
      description: 'Else computed from height and weight: metric conversion, one decimal',
      testedBy: `${BODY} > height %j and weight %j make a BMI of %j`,
    },
    {
      tag: 'form:address-check',
      name: 'Address',
      description: 'Checked by the match code of a street-address service (dpv_match_code)',
      testedBy: 'packages/api/src/model/payment/address.test.ts > match code %s means %s',
    },
    {
      tag: 'screens-payment-problems--declined',
      name: 'Card',
      description: 'A tokenization error shows its first message',
      testedBy: `${CARD} > message of %j is %s`,
    },
    {
      tag: 'message:cardRefused',
      name: 'Card',
      description: 'Else ‘Oops... Try again later’',
      testedBy: `${CARD} > message of %j is %s`,
    },
    {
      name: 'Session',
      description: 'The rules of section 4',
      testedBy: 'packages/app/src/shell/guards/runGuards.test.ts > session',
    },
  ],
};
