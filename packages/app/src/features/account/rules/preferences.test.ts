import { expect, test } from 'vitest';
import { preferenceChange, preferences, type PreferenceSource } from './preferences.ts';

const on = (source: PreferenceSource) =>
  preferences(source)
    .filter(({ isOn }) => isOn)
    .map(({ id }) => id);

test.each<[string, PreferenceSource, string[]]>([
  ['defaults of the specification', {}, ['email', 'chatNoticeAlert']],
  [
    'everything off',
    { chatNoticeAlert: false, notificationPreference: { email: false, neutralWording: false } },
    [],
  ],
  [
    'what was chosen',
    { notificationPreference: { sms: true, receiveNewsByEmail: true, receiveNewsBySMS: false } },
    ['email', 'sms', 'chatNoticeAlert', 'receiveNewsByEmail'],
  ],
])('%s', (_name, source, ids) => {
  expect(on(source)).toEqual(ids);
});

test.each([
  [undefined, false],
  [true, true],
  [false, true],
])('neutral wording that the service returns as %s is offered: %s', (neutralWording, isOffered) => {
  const source: PreferenceSource = {
    notificationPreference: neutralWording === undefined ? {} : { neutralWording },
  };
  expect(preferences(source).some(({ id }) => id === 'neutralWording')).toBe(isOffered);
});

test('a change names one setting', () => {
  expect(preferenceChange('sms', true)).toEqual({ notificationPreference: { sms: true } });
  expect(preferenceChange('chatNoticeAlert', false)).toEqual({ chatNoticeAlert: false });
});
