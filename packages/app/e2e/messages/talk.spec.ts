import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { setUpApp } from '../harness/appFixture.ts';
import { signIn } from '../harness/signIn.ts';
import { waitForQuiet } from '../harness/waitForQuiet.ts';
import { createRandom } from '../registration/createRandom.ts';
import { chatParts, talkDesk, type TalkDesk } from './desk.ts';
import { differences, readRecords, shownCounters, writeElsewhere } from './records.ts';

const fixture = setUpApp();

/** Of the scenario `chat`: with a doctor, and with support. */
const CHATS = ['chat-chat-doctor', 'chat-chat-photo', 'chat-chat-shipping'];

/** What a lost line leaves in the console. */
const LOST_LINE = /WebSocket connection|ERR_/;

// `journeys` talks longer, from more seeds.
const isJourney = process.env['JOURNEYS'] === 'all';
const seeds = isJourney ? [1, 2, 3, 4, 5, 6] : [9];
const MOMENTS = isJourney ? 60 : 16;

const menu = (page: Page) => page.getByRole('navigation', { name: 'Account' });

/** Text that nobody else has written. */
interface Said {
  readonly place: string;
  readonly text: string;
}

/** One tab of the patient. */
function createTab(page: Page, name: string, said: Said[]) {
  const { field, send, badge, chat } = chatParts(page);
  let shown: string | undefined;
  const leave = async () => {
    await menu(page).getByRole('link', { name: 'Home' }).click();
    await page.waitForURL('**/user/subscriptions');
    shown = undefined;
  };
  const show = async (chatId: string) => {
    if (shown === undefined) await badge.click();
    // At one moment: between the press and the release of a pointer, a new message may move the row away.
    await chat(chatId).evaluate((link: HTMLAnchorElement) => link.click());
    await page.waitForURL(`**/user/chat?chatId=${chatId}`);
    await field.waitFor();
    // The draft of another tab in this chat, which is being sent, would be restored into the field.
    await waitForQuiet(page);
    shown = chatId;
  };
  return {
    page,
    leave,
    show,
    async write() {
      if (shown === undefined) return;
      const text = `${name} says number ${said.length}.`;
      said.push({ place: `${name} ${shown}`, text });
      await field.fill(text);
      await send.click();
    },
  };
}
type Tab = ReturnType<typeof createTab>;

/** One thing that happens: a tab does something, the line is lost, a call fails, or the doctor answers. */
async function happen(random: () => number, tabs: readonly [Tab, Tab], desk: TalkDesk): Promise<void> {
  const tab = random() < 0.5 ? tabs[0] : tabs[1];
  const chatId = CHATS[Math.floor(random() * CHATS.length)] ?? '';
  const events: readonly (() => Promise<unknown>)[] = [
    tab.write,
    tab.write,
    tab.write,
    () => tab.show(chatId),
    () => tab.show(chatId),
    tab.leave,
    desk.cutLine,
    async () => {
      await desk.refuseLine(1);
      await desk.cutLine();
    },
    desk.answer,
    desk.answer,
    () => fixture.app.setFaults({ operation: 'askDoctor', reset: true, times: 1 }),
    () => fixture.app.setFaults({ operation: 'askDoctor', status: 503, times: 1 }),
    () => fixture.app.setFaults({ operation: 'getChat', status: 503, times: 1 }),
  ];
  await events[Math.floor(random() * events.length)]?.();
}

test.each(seeds)(
  'after a talk over a line that drops, both tabs and the service agree (seed %i)',
  async (seed) => {
    const { page, monitor } = await fixture.open('mens', { viewport: { width: 1280, height: 800 } });
    monitor.allow(LOST_LINE);
    monitor.allow(/status of 503/);
    await page.goto('/login');
    await signIn(page, 'chat');
    await page.waitForURL('**/user/**');
    const secondPage = await page.context().newPage();
    await secondPage.goto('/user/subscriptions');
    const desk = talkDesk(fixture.app);
    await expect.poll(desk.countConnections).toBe(1);

    const random = createRandom(seed);
    const said: Said[] = [];
    const tabs: [Tab, Tab] = [createTab(page, 'First', said), createTab(secondPage, 'Second', said)];
    await tabs[0].show('chat-chat-doctor');
    await tabs[1].show('chat-chat-doctor');
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one moment after the other
      await happen(random, tabs, desk);
    }

    // In moments that say nothing, nothing can be lost.
    expect(said.length).toBeGreaterThan(2);
    // Everything is sent.
    await fixture.app.setFaults();
    await tabs[0].show('chat-chat-shipping');
    await tabs[0].write();
    for (const tab of tabs) await tab.leave();
    const stored = async () => {
      const { chats, messagesOf } = await readRecords(page, fixture.app);
      const all = await Promise.all(chats.map(({ _id }) => messagesOf(_id)));
      return all.flat().map(({ message }) => message);
    };
    await expect
      .poll(async () => (await stored()).filter((text) => /says number/.test(text)).length)
      .toBe(said.length);
    await expect.poll(desk.countConnections).toBe(1);
    // A chat that is still asked for would be read together with the answer.
    for (const tab of tabs) await waitForQuiet(tab.page);
    // Answered while nobody reads: what a tab wrote may have had its answer before a slow tab was left.
    await writeElsewhere(page, fixture.app, {
      chatId: 'chat-chat-shipping',
      message: 'Said on another device.',
    });
    await desk.answer();
    const { chats, messagesOf, counters } = await readRecords(page, fixture.app);
    expect(counters.badge).toBeGreaterThan(0);
    for (const tab of tabs)
      await expect.poll(() => shownCounters(tab.page)).toEqual({ ...counters, title: counters.bell });

    // Everything is there once, in the order it was written in.
    const texts = await stored();
    for (const own of Map.groupBy(said, ({ place }) => place).values()) {
      const written = own.map(({ text }) => text);
      expect(texts.filter((text) => written.includes(text))).toEqual(written);
    }
    for (const { _id } of chats.filter(({ _id: id }) => CHATS.includes(id))) {
      const messages = await messagesOf(_id);
      for (const tab of tabs) {
        await tab.show(_id);
        await expect.poll(() => differences(tab.page, messages)).toEqual([]);
      }
    }
    for (const tab of tabs) await expect.poll(async () => (await shownCounters(tab.page)).badge).toBe(0);

    // Seen in one tab, a notification is read in both.
    await chatParts(page).bell.click();
    await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    await expect.poll(async () => (await shownCounters(page)).bell).toBeLessThan(counters.bell);
    for (const tab of tabs)
      await expect
        .poll(async () => ({
          shown: await shownCounters(tab.page),
          unread: (await readRecords(page, fixture.app)).counters.bell,
        }))
        .toSatisfy(({ shown, unread }) => shown.bell === unread && shown.title === unread);
  },
  // Four times as many moments as in `test`.
  isJourney ? 1_200_000 : undefined,
);
