import { expect, test } from 'vitest';
import { drawPicture } from '../pictures/pictures.ts';
import { fileTypeOf } from '../../../model/fileType.ts';
import { NOW } from '../../tests/support/patient.ts';
import { chatFiles } from './files.ts';
import { seedDoctors } from '../doctors.ts';
import { scenarios } from '../scenarios/scenarios.ts';

const conversations = scenarios.flatMap(({ name, subscriptions, conversations: of = [] }) =>
  of.map((conversation) => ({ name, conversation, keys: subscriptions.map(({ key }) => key) })),
);
const doctors = seedDoctors(new Date(NOW).toISOString(), '/service');

test.each(conversations)('$name: the chat $conversation.key is consistent', ({ conversation, keys }) => {
  const { about, doctorId, lines, unread } = conversation;
  expect([undefined, ...keys]).toContain(about);
  expect([undefined, ...doctors.map(({ _id }) => _id)]).toContain(doctorId);
  expect(lines.slice(lines.length - unread).every(({ by }) => by === 'peer')).toBe(true);
});

test('each doctor has degrees, a picture and unexpired licenses', () => {
  expect(doctors).not.toEqual([]);
  for (const { photo = '', licenses = [], medicalDegree = [] } of doctors) {
    expect(drawPicture(photo.replace('/service/pictures/', '').replace('.svg', ''))).toMatch(/^<svg/);
    expect(medicalDegree.length).toBeGreaterThan(0);
    expect(new Set(licenses.map(({ _id }) => _id)).size).toBe(licenses.length);
    for (const { expirationDate = '' } of licenses) expect(Date.parse(expirationDate)).toBeGreaterThan(NOW);
  }
});

test.each(scenarios.flatMap(({ picture = [] }) => picture))('the picture %s exists', (picture) => {
  expect(drawPicture(picture)).toMatch(/^<svg/);
});

test('the files of chats have their declared type', () => {
  for (const { type, bytes } of Object.values(chatFiles)) expect(fileTypeOf(bytes)).toBe(type);
});
