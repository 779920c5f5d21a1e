import type { ReactNode } from 'react';
import { Link } from '@patient/ui/Link';
import type { Brand } from '@patient/ui/theme';
import type { ConsentName } from '../rules/consents.ts';

/** Each consent as a statement, with the way to what it is about, in a new tab: nothing typed is lost by reading it. */
export const consentTexts = (legal: Brand['legal']): Readonly<Record<ConsentName, ReactNode>> => ({
  telehealth: (
    <>
      I agree to be treated by a doctor online, as the <Link href={legal.telehealth}>telehealth consent</Link>{' '}
      says.
    </>
  ),
  terms: (
    <>
      I agree to the <Link href={legal.terms}>terms</Link>.
    </>
  ),
  privacy: (
    <>
      I have read the <Link href={legal.privacy}>privacy policy</Link> and agree to it.
    </>
  ),
});
