/** Checks that a designer can change the name, status, counts and errors of a piece by its controls, set by URL as in a shared link. */
import type { Browser } from 'playwright';
import { openPage } from './open.ts';

/** Arguments of a story, and the text that they show. */
const changes = [
  ['patterns-subscriptions-subscriptioncard--default', 'title:Acne+treatment', 'Acne treatment'],
  ['patterns-subscriptions-subscriptioncard--default', 'status:Declined', 'Declined'],
  ['patterns-orders-orderrow--default', 'status:In+Review', 'In Review'],
  ['patterns-orders-receipt--default', 'status:Cancelled', 'Cancelled'],
  ['patterns-subscriptions-statusbadge--default', 'children:On+hold;tone:warning', 'On hold'],
  ['patterns-notifications-unreadbadge--default', 'count:12', '12'],
  // Two of the list are unread, too.
  ['patterns-notifications-notificationmenu--default', 'unread:34', '36'],
  ['patterns-messages-chatthread--default', 'title:Amara+Okafor', 'Amara Okafor'],
  ['patterns-messages-chatlist--default', 'error:Try+again+later', 'Try again later'],
  ['components-textfield--default', 'errorMessage:Enter+your+name', 'Enter your name'],
] as const;

async function controlProblems(
  browser: Browser,
  storybook: string,
  story: string,
  args: string,
  text: string,
): Promise<readonly string[]> {
  const { page, errors } = await openPage(
    browser,
    // Embedded, so that the play function doesn't run with other arguments than its own.
    `${storybook}/iframe.html?viewMode=story&embed=true&id=${story}&args=${args}`,
  );
  try {
    await page.locator('body').filter({ hasText: text }).waitFor();
    return errors;
  } finally {
    await page.close();
  }
}

/** Checks of all arguments. */
export const controlVisits = (browser: Browser, storybook: string) =>
  changes.map(([story, args, text]) => ({
    name: `control ${args} of ${story}`,
    problems: () => controlProblems(browser, storybook, story, args, text),
  }));
