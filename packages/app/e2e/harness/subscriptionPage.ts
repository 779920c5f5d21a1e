import type { Locator, Page } from 'playwright';

/** Controls of /user/subscriptions/{id}. */
export interface SubscriptionPage {
  readonly pause: Locator;
  readonly resume: Locator;
  /** Confirm button of the open dialog, by its label. */
  readonly confirm: (label: string) => Locator;
}

export const subscriptionPage = (page: Page): SubscriptionPage => ({
  pause: page.getByRole('main').getByRole('button', { name: /^Pause/ }),
  resume: page.getByRole('main').getByRole('button', { name: /^Resume/ }),
  confirm: (label) =>
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: label, exact: true }),
});

/** Link of a subscription card on /user/subscriptions. */
export const cardLink = (page: Page, id: string): Locator =>
  page
    .getByRole('main')
    .getByRole('link')
    .and(page.locator(`[href$="/${id}"]`));
