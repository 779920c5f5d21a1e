import type { Locator, Page } from 'playwright';

/** What the specs touch on /user/subscriptions and /user/subscriptions/{id}. */
export interface SubscriptionPage {
  readonly pause: Locator;
  readonly resume: Locator;
  /** The button of the open dialog that acts, by its verb. */
  readonly confirm: (verb: string) => Locator;
}

/** The pieces of a subscription's page. */
export const subscriptionPage = (page: Page): SubscriptionPage => ({
  pause: page.getByRole('main').getByRole('button', { name: /^Pause/ }),
  resume: page.getByRole('main').getByRole('button', { name: /^Resume/ }),
  confirm: (verb) =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: verb, exact: true }),
});

/** The link of a subscription's card on the list. */
export const cardLink = (page: Page, id: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href$="/${id}"]`));
