import type { Page } from 'playwright';
import type { Subscription, User } from '@patient/api';
import type { AppFixture } from '../harness/appFixture.ts';
import { expect } from '../harness/expect.ts';
import { limitQuestions } from '../harness/limitQuestions.ts';
import type { UploadFile } from '../harness/screen.ts';
import { signIn } from '../harness/signIn.ts';
import { readRecords } from '../messages/records.ts';
import { createPhoto } from '../registration/createPhoto.ts';
import { fetchAs } from '../engines/steps.ts';

/** What became of a file. */
export interface Result {
  /** Why it was rejected. */
  readonly refusal?: string | undefined;
  /** Warning that was shown before it was sent. */
  readonly warning?: string | undefined;
  readonly stored?: Buffer;
  /** Name of the stored file, if patients and doctors see it. */
  readonly name?: string | undefined;
}

/** Place that takes a file. */
export interface Place {
  readonly name: string;
  /** Opens the place for a patient of the sandbox. */
  readonly open: (fixture: AppFixture) => Promise<Page>;
  /** Sends a file, and returns to where the next one can be sent. */
  readonly send: (page: Page, fixture: AppFixture, file: UploadFile) => Promise<Result>;
}

/** Console errors of photos that aren't stored yet, and of pictures that a browser can't show. */
const EXPECTED = /status of 404|ERR_FILE_NOT_FOUND/;

async function openAs(
  fixture: AppFixture,
  scenario: string,
  path = '/login',
  questions?: string,
): Promise<Page> {
  const { page, monitor } = await fixture.open('mens');
  monitor.allow(EXPECTED);
  if (questions !== undefined) await limitQuestions(page, fixture.app, questions);
  await page.goto(path);
  await signIn(page, scenario);
  await expect(main(page).locator('input[type="file"]').first()).toBeAttached();
  return page;
}

const fetchBytes = async (page: Page, { app }: AppFixture, path: string): Promise<Buffer> =>
  Buffer.from(await (await fetchAs(page, app, path)).arrayBuffer());

const main = (page: Page) => page.getByRole('main');
const input = (page: Page) => main(page).locator('input[type="file"]:not([capture])').first();

const CHAT = 'chat-chat-doctor';

const chat: Place = {
  name: 'chat',
  open: (fixture) => openAs(fixture, 'chat', `/user/chat?chatId=${CHAT}`),
  send: async (page, fixture, file) => {
    const messages = async () =>
      (await (await readRecords(page, fixture.app)).messagesOf(CHAT)).filter(({ fileName }) => fileName);
    const { length } = await messages();
    const alert = main(page).getByRole('alert').filter({ hasText: /\w/ });
    const remove = main(page).getByRole('button', { name: /^Remove / });
    await page.locator('input[type="file"]').setInputFiles(file);
    await expect(alert.or(remove).first()).toBeVisible();
    if (await alert.isVisible()) return { refusal: await alert.innerText() };
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect.poll(async () => (await messages()).length).toBe(length + 1);
    const sent = (await messages()).at(-1);
    return { stored: await fetchBytes(page, fixture, sent?.message ?? ''), name: sent?.fileName };
  },
};

const question: Place = {
  name: 'question',
  open: (fixture) => openAs(fixture, 'register-hl', '/login', 'hl-photo'),
  send: async (page, fixture, file) => {
    const row = main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /^Remove/ }) });
    const retry = row.getByRole('button', { name: /^Try / });
    const anyway = row.getByRole('button', { name: 'Use it anyway' });
    const sent = row.getByText('Sent', { exact: true });
    await input(page).setInputFiles(file);
    await expect(retry.or(anyway).or(sent).first()).toBeVisible();
    const note = async () => (await row.getByRole('status').locator('> span').last().innerText()).trim();
    const refusal = (await retry.isVisible()) ? await note() : undefined;
    const warning = (await anyway.isVisible()) ? await note() : undefined;
    if (warning !== undefined) {
      await anyway.click();
      await expect(sent).toBeVisible();
    }
    let stored: Buffer | undefined;
    if (refusal === undefined) {
      const response = await fetchAs(page, fixture.app, '/api/subscription/register-hl-1');
      const { data }: { data: Subscription[] } = await response.json();
      stored = await fetchBytes(page, fixture, data[0]?.medicalPhotoUrls?.at(-1) ?? '');
    }
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(row).toHaveCount(0);
    return { refusal, warning, ...(stored && { stored }) };
  },
};

async function sendPhoto(page: Page, fixture: AppFixture, file: UploadFile, action: 'cardID' | 'selfie') {
  const alert = main(page)
    .getByRole('alert')
    .filter({ hasText: /photo|file|picture/i });
  const use = main(page).getByRole('button', { name: /^Use (this photo|it anyway)$/ });
  const note = main(page).getByRole('status').filter({ hasText: 'This photo' });
  await input(page).setInputFiles(file);
  await expect(use.or(alert).first()).toBeVisible();
  if (!(await use.isVisible())) return { refusal: await alert.last().innerText() };
  const hasWarning = (await use.innerText()).includes('anyway');
  const warning = hasWarning ? await note.innerText() : undefined;
  await use.click();
  await expect(
    page.getByRole('heading', { name: action === 'cardID' ? 'A photo of you' : 'Review and send' }),
  ).toBeVisible();
  const path = `/api/subscription/register-photo-1/private-file?action=${action}`;
  const stored = await fetchBytes(page, fixture, path);
  // Back is in the header.
  await page
    .getByRole('button', { name: action === 'cardID' ? 'View photo' : 'Back', exact: true })
    .first()
    .click();
  await main(page).getByRole('button', { name: 'Replace this photo' }).click();
  return { warning, stored };
}

const id: Place = {
  name: 'ID',
  open: (fixture) => openAs(fixture, 'register-photo'),
  send: (page, fixture, file) => sendPhoto(page, fixture, file, 'cardID'),
};

const selfie: Place = {
  name: 'selfie',
  open: async (fixture) => {
    const page = await openAs(fixture, 'register-photo');
    await input(page).setInputFiles(createPhoto('Photo of your ID'));
    await main(page).getByRole('button', { name: 'Use this photo' }).click();
    await expect(page.getByRole('heading', { name: 'A photo of you' })).toBeVisible();
    return page;
  },
  send: (page, fixture, file) => sendPhoto(page, fixture, file, 'selfie'),
};

const avatar: Place = {
  name: 'avatar',
  open: async (fixture) => openAs(fixture, 'demo', '/user/profile'),
  send: async (page, fixture, file) => {
    const status = main(page)
      .getByRole('status')
      .filter({ hasText: /saved\.|We c|This / })
      .first();
    await main(page).locator('input[type="file"]').first().setInputFiles(file);
    await expect(status).toBeVisible();
    const text = await status.innerText();
    if (!text.includes('Your picture was saved.')) return { refusal: text };
    const { data }: { data: User[] } = await (await fetchAs(page, fixture.app, '/me')).json();
    return { stored: await fetchBytes(page, fixture, data[0]?.avatar ?? '') };
  },
};

/** Every place that takes a file. */
export const places: readonly Place[] = [chat, question, id, selfie, avatar];
