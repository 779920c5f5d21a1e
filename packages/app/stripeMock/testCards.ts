/**
 * Stripe's documented test cards (docs.stripe.com/testing) by their numbers, and the payment method of each. No other
 * number is accepted, so no real card can be sent.
 */
const methods: ReadonlyMap<string, string> = new Map([
  ['4242424242424242', 'pm_card_visa'],
  ['4000056655665556', 'pm_card_visa_debit'],
  ['5555555555554444', 'pm_card_mastercard'],
  ['5200828282828210', 'pm_card_mastercard_debit'],
  ['5105105105105100', 'pm_card_mastercard_prepaid'],
  ['378282246310005', 'pm_card_amex'],
  ['6011111111111117', 'pm_card_discover'],
  ['3056930009020004', 'pm_card_diners'],
  ['3566002020360505', 'pm_card_jcb'],
  ['6200000000000005', 'pm_card_unionpay'],
  ['4000000000000341', 'pm_card_chargeCustomerFail'],
  ['4000000000000002', 'pm_card_visa_chargeDeclined'],
  ['4000000000009995', 'pm_card_visa_chargeDeclinedInsufficientFunds'],
  ['4000000000009987', 'pm_card_visa_chargeDeclinedLostCard'],
  ['4000000000009979', 'pm_card_visa_chargeDeclinedStolenCard'],
  ['4000000000000069', 'pm_card_chargeDeclinedExpiredCard'],
  ['4000000000000127', 'pm_card_chargeDeclinedIncorrectCvc'],
  ['4000000000000119', 'pm_card_chargeDeclinedProcessingError'],
  ['4000000000003220', 'pm_card_threeDSecure2Required'],
  ['4000002500003155', 'pm_card_authenticationRequired'],
]);

/** Payment method of a card number without spaces; undefined if it is not a test card. */
export const testMethod = (digits: string): string | undefined => methods.get(digits);
