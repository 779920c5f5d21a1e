import { expect, test } from 'vitest';
import { preferenceChange, preferences, type PreferenceSource } from './preferences.ts';

const enabledIds = (source: PreferenceSource) =>
  preferences(source)
    .filter(({ isOn }) => isOn)
    .map(({ id }) => id);

test.each<[string, PreferenceSource, string[]]>([
  ['the default settings of the specification', {}, ['email', 'chatNoticeAlert']],
  [
    'no settings when all are off',
    { chatNoticeAlert: false, notificationPreference: { email: false, neutralWording: false } },
    [],
  ],
  [
    'the chosen settings',
    { notificationPreference: { sms: true, receiveNewsByEmail: true, receiveNewsBySMS: false } },
    ['email', 'sms', 'chatNoticeAlert', 'receiveNewsByEmail'],
  ],
])('preferences: enables %s', (_name, source, ids) => {
  expect(enabledIds(source)).toEqual(ids);
});

test.each([
  [undefined, false],
  [true, true],
  [false, true],
])('preferences: offers neutral wording with the value %s: %s', (neutralWording, isOffered) => {
  const source: PreferenceSource = {
    notificationPreference: neutralWording === undefined ? {} : { neutralWording },
  };
  expect(preferences(source).some(({ id }) => id === 'neutralWording')).toBe(isOffered);
});

test('a change contains one setting', () => {
  expect(preferenceChange('sms', true)).toEqual({ notificationPreference: { sms: true } });
  expect(preferenceChange('chatNoticeAlert', false)).toEqual({ chatNoticeAlert: false });
});
