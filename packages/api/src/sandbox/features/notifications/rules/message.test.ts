import { expect, test } from 'vitest';
import { recipientsOf, messageOf } from './message.ts';

const MESSAGE = 'We received your payment of $32.00 and are preparing your next delivery.';

test.each([undefined, {}, { neutralWording: true }, { sms: true }])(
  'neutral wording reveals nothing with %j',
  (preference) => {
    const { subject, text } = messageOf(MESSAGE, 'Semaglutide', preference);
    expect(`${subject} ${text}`).not.toMatch(/Semaglutide|\$|payment|delivery|treatment/i);
  },
);

test('detailed wording names the treatment, if any', () => {
  const preference = { neutralWording: false };
  expect(messageOf(MESSAGE, 'Semaglutide', preference)).toEqual({
    subject: 'Your treatment: Semaglutide',
    text: MESSAGE,
  });
  expect(messageOf(MESSAGE, undefined, preference).subject).toBe('News in your account');
});

const [email, phone] = ['ada@patients.example', '+14155550132'];

test.each([
  [{ email, phone }, [email]],
  [{ email, phone, notificationPreference: { sms: true } }, [email, phone]],
  [{ email, phone, notificationPreference: { email: false, sms: true } }, [phone]],
  [{ email, notificationPreference: { sms: true } }, [email]],
  [{ email, phone, notificationPreference: { email: false } }, []],
])('message: %j is notified at %j', (user, channels) => expect(recipientsOf(user)).toEqual(channels));
