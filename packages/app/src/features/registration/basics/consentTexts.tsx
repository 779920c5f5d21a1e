import type { ReactNode } from 'react';
import { Link } from '@patient/ui/Link';
import type { Brand } from '@patient/ui/theme';
import type { ConsentName } from '../rules/consents.ts';

/** Statement of each consent; its link opens a new tab, so nothing typed is lost. */
export const consentTexts = (legal: Brand['legal']): Readonly<Record<ConsentName, ReactNode>> => ({
  telehealth: (
    <>
      I agree to be treated by a doctor online, as described in the{' '}
      <Link href={legal.telehealth}>telehealth consent</Link>.
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
