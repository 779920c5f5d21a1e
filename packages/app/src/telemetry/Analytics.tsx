import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { ConsentNotice } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';
import { useBrand } from '@patient/ui/theme';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import * as styles from './Analytics.css.ts';
import type { Consent } from './rules/consent.ts';
import { isTagPage } from './rules/patterns.ts';
import type { TagScripts } from './rules/tagScripts.ts';
import { TagFrame } from './TagFrame.tsx';
import { useConsent } from './useConsent.ts';
import { useConversions } from './useConversions.ts';
import { useSettledRoute, type CurrentRoute } from './useSettledRoute.ts';

/** Props of {@link Analytics}. */
export interface AnalyticsProps {
  scripts: TagScripts;
  route: CurrentRoute;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** Asks for consent on public pages, and runs analytics there with it (privacy rules, 1 and 2). */
export function Analytics({ scripts, route }: AnalyticsProps) {
  const { legal } = useBrand();
  const settled = useSettledRoute(route);
  const { consent, isRefusedByBrowser, choose } = useConsent();
  const [isOpen, setOpen] = useState(false);
  const [hasAnswered, setAnswered] = useState(false);
  useConversions(settled?.pattern);

  // A guard may lead through a public page to a private one, and back again.
  if (settled === undefined || ![settled, route].every(({ pattern }) => isTagPage(pattern))) return null;
  const answer = (next: Consent) => {
    choose(next);
    setOpen(false);
    setAnswered(true);
  };
  const isAsking = isOpen || consent === undefined;
  return (
    <>
      <VisuallyHidden as="output">
        {isAsking && 'There is a question about analytics at the end of this page.'}
      </VisuallyHidden>
      {isAsking && (
        <ConsentNotice
          className={styles.notice}
          // Opened by hand, it takes the focus of the button that it replaces.
          {...(isOpen && { tabIndex: -1, ref: focus })}
          onAccept={() => answer('yes')}
          onDecline={() => answer('no')}
          details={
            <Link href={legal.privacy} variant="standalone">
              Privacy policy
            </Link>
          }
        />
      )}
      {!isAsking && !isRefusedByBrowser && (
        <footer className={styles.footer}>
          {/* Takes the place, and the focus, of the answer that was pressed. */}
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button variant="quiet" autoFocus={hasAnswered} onPress={() => setOpen(true)}>
            Privacy choices
          </Button>
        </footer>
      )}
      {consent === 'yes' && (
        <TagFrame scripts={scripts} route={settled.pathname === route.pathname ? settled : undefined} />
      )}
    </>
  );
}
