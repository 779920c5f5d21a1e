import type { ReactNode } from 'react';
import { Link } from '@patient/ui/Link';
import type { ConsentName } from '../../domain/registration/consents.ts';

/** Each consent as a statement, with the way to what it is about on the brand's website. */
export const consentTexts = (websiteUrl: string): Readonly<Record<ConsentName, ReactNode>> => ({
  telehealth: (
    <>
      I agree to be treated by a doctor online, as the{' '}
      <Link href={`${websiteUrl}/telehealth-consent`}>telehealth consent</Link> says.
    </>
  ),
  terms: (
    <>
      I agree to the <Link href={`${websiteUrl}/terms`}>terms</Link>.
    </>
  ),
  privacy: (
    <>
      I have read the <Link href={`${websiteUrl}/privacy`}>privacy policy</Link> and agree to it.
    </>
  ),
});
