import sharp from 'sharp';
import { demoPassword, scenarioNamed } from '@patient/api/sandbox';
import { expect } from '../harness/expect.ts';
import type { RunningApp } from '../harness/startApp.ts';
import type { Screen, Target, UploadFile } from '../harness/screen.ts';
import { readRecords } from '../messages/records.ts';
import { mouse } from '../registration/input/mouse.ts';

/** Waits until an element is shown. */
export const expectShown = (target: Target): Promise<void> =>
  expect.poll(() => target.isVisible()).toBe(true);

/** Waits until an element is gone. */
export const expectGone = (target: Target): Promise<void> =>
  expect.poll(() => target.isVisible()).toBe(false);

/** Opens a path and waits until its controls work. */
export async function openReady(page: Screen, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('app-ready').length))
    .toBeGreaterThan(0);
}

/** Signs in as a seeded patient, on the sign-in page. */
export async function signIn(page: Screen, scenario: string, password: string = demoPassword): Promise<void> {
  await mouse.write(page.getByRole('textbox', { name: 'Email' }), scenarioNamed(scenario).email);
  await mouse.write(page.getByLabel('Password', { exact: true }), password);
  await mouse.press(page.getByRole('button', { name: 'Sign in' }));
}

/** Fetches a path of the API with the token of the patient signed in on a page. */
export async function fetchAs(page: Screen, { serviceUrl }: RunningApp, path: string): Promise<Response> {
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  // File URLs include the path of the service.
  return fetch(serviceUrl + path.slice(Math.max(0, path.indexOf('/api'))), {
    headers: { authorization: `Bearer ${token}` },
  });
}

/** Size and color of a single-color picture. */
export async function describePicture(content: ArrayBuffer) {
  const { data, info } = await sharp(Buffer.from(content))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return { width: info.width, height: info.height, color: [...data.subarray(middle, middle + 3)] };
}

/** Largest change of a color channel by JPEG compression. */
const LOSS = 6;

/** Whether two colors are the same, apart from compression. */
export const isSameColor = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((value, index) => Math.abs(value - (other[index] ?? NaN)) <= LOSS);

/** Creates a single-color JPEG. */
export async function createPicture([r = 0, g = 0, b = 0]: readonly number[]): Promise<UploadFile> {
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: { r, g, b } } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_4531.jpg', mimeType: 'image/jpeg', buffer };
}

const CHAT = 'chat-chat-doctor';

/** Sends a message with a single-color picture and returns the picture as the service stored it. */
export async function sendPicture(page: Screen, app: RunningApp, color: readonly number[]) {
  const images = async () =>
    (await (await readRecords(page, app)).messagesOf(CHAT)).filter(
      ({ messageType }) => messageType === 'image',
    );
  await openReady(page, `/user/chat?chatId=${CHAT}`);
  await signIn(page, 'chat');
  await mouse.upload(
    page.getByRole('button', { name: 'Attach a picture or PDF' }),
    await createPicture(color),
  );
  await expectShown(page.getByRole('button', { name: /^Remove / }));
  await mouse.write(page.getByRole('textbox', { name: 'Message' }), 'It looks like this.');
  const { length } = await images();
  await mouse.press(page.getByRole('button', { name: 'Send message' }));
  await expect.poll(async () => (await images()).length).toBe(length + 1);
  await expectGone(page.getByText(/^(Waiting to send|Sending….*|Not sent)$/).first());
  const file = await fetchAs(page, app, (await images()).at(-1)?.message ?? '');
  return describePicture(await file.arrayBuffer());
}
