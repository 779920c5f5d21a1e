import type { JourneyContext } from './pageObject.ts';

/** Whether no control is pending and no answer is about to open the next question. */
export const isIdle = async ({ main }: Pick<JourneyContext, 'main'>): Promise<boolean> =>
  (await main.locator('[data-pending], [data-advancing]').count()) === 0;

/** Whether the payment is authorized already, for example after a lost response. */
export const isPaymentAuthorized = async ({ main }: Pick<JourneyContext, 'main'>): Promise<boolean> =>
  (await main.getByText('Your payment is authorized').filter({ visible: true }).count()) > 0;

/** Whether the photo of this page is at the service already, for example after a lost response. */
export const isPhotoReceived = async ({ main }: Pick<JourneyContext, 'main'>): Promise<boolean> =>
  // Not by its text: the page of the second photo says that the first one was received.
  main.getByRole('button', { name: 'Replace this photo', exact: true }).isVisible();

/** Whether the page shows an error or an invalid field. */
export async function hasVisibleError({ page, main }: JourneyContext): Promise<boolean> {
  const alerts = main
    .getByRole('alert')
    .or(main.getByRole('status').filter({ has: page.getByLabel('Please note:') }))
    .filter({ hasText: /\S/ })
    .filter({ visible: true });
  const invalid = main.locator('[aria-invalid="true"]');
  return (await alerts.count()) > 0 || (await invalid.count()) > 0;
}

/** Whether Continue has stayed on the page, because an answer has added a question to it, whose heading gets the focus. */
export const hasAddedQuestion = async ({ main }: Pick<JourneyContext, 'main'>): Promise<boolean> =>
  (await main.locator('form h2:focus').count()) > 0;
