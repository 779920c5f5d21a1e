import { useState } from 'react';
import { ConsentNotice } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';
import { useBrand } from '@patient/ui/UiProvider';
import type { Consent } from './rules/consent.ts';
import { isTagPage } from './rules/patterns.ts';
import type { TagScripts } from './rules/tagScripts.ts';
import { TagFrame } from './TagFrame.tsx';
import { useConsent } from './useConsent.ts';
import { useConversions } from './useConversions.ts';
import { useSettledRoute, type CurrentRoute } from './useSettledRoute.ts';

/** Props of {@link PrivacyChoices}. */
export interface PrivacyChoicesProps {
  scripts: TagScripts;
  route: CurrentRoute;
}

/** Consent notice on public pages, and analytics after consent (privacy rules, 1 and 2). */
export function PrivacyChoices({ scripts, route }: PrivacyChoicesProps) {
  const { legal } = useBrand();
  const settled = useSettledRoute(route);
  const { consent, isRefusedByBrowser, choose } = useConsent();
  const [isOpen, setOpen] = useState(false);
  useConversions(settled?.pattern);

  // Both routes, because a guard may redirect between public and private pages.
  const isPublic = settled !== undefined && [settled, route].every(({ pattern }) => isTagPage(pattern));
  const isAsking = isPublic && (isOpen || consent === undefined);
  const answer = (next: Consent) => {
    choose(next);
    setOpen(false);
  };
  return (
    <>
      <ConsentNotice
        isOpen={isAsking}
        onOpen={isPublic && !isRefusedByBrowser ? () => setOpen(true) : undefined}
        onAccept={() => answer('yes')}
        onDecline={() => answer('no')}
        details={
          <Link href={legal.privacy} variant="standalone">
            Privacy policy
          </Link>
        }
      />
      {isPublic && consent === 'yes' && (
        <TagFrame scripts={scripts} route={settled.pathname === route.pathname ? settled : undefined} />
      )}
    </>
  );
}
