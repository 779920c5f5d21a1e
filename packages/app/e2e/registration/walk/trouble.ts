import type { Walker } from './place.ts';

/** Nothing of the page waits for an answer. */
export const isIdle = async ({ main }: Pick<Walker, 'main'>): Promise<boolean> =>
  (await main.locator('[data-pending]').count()) === 0;

/** Paid for already, though its answer was lost or going on failed: a patient is told, and goes on from there. */
export const isPaid = async ({ main }: Pick<Walker, 'main'>): Promise<boolean> =>
  (await main.getByText('Your payment is authorised').filter({ visible: true }).count()) > 0;

/** The page says, in words that can be read, that something is wrong. */
export async function hasTrouble({ main }: Pick<Walker, 'main'>): Promise<boolean> {
  const alerts = main
    .getByRole('alert')
    .or(main.getByRole('status').filter({ has: main.page().getByLabel('Please note:') }))
    .filter({ hasText: /\S/ })
    .filter({ visible: true });
  const wrong = main.locator('[aria-invalid="true"]');
  return (await alerts.count()) > 0 || (await wrong.count()) > 0;
}
