import { useCallback, useRef, useState } from 'react';
import { Button } from '@patient/ui/Button';
import { ConsentNotice } from '@patient/ui/ConsentNotice';
import { Link } from '@patient/ui/Link';
import { useBrand } from '@patient/ui/UiProvider';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import * as styles from './PrivacyChoices.css.ts';
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
  const isFocusDue = useRef(false);
  useConversions(settled?.pattern);

  // Both routes, because a guard may redirect between public and private pages.
  const isPublic = settled !== undefined && [settled, route].every(({ pattern }) => isTagPage(pattern));
  const isAsking = isPublic && (isOpen || consent === undefined);
  const answer = (next: Consent) => {
    choose(next);
    setOpen(false);
    isFocusDue.current = true;
  };
  const open = () => {
    setOpen(true);
    isFocusDue.current = true;
  };
  /** Ref that takes over focus from the removed button. */
  const takeFocus = useCallback((element: HTMLElement | null) => {
    if (element === null || !isFocusDue.current) return;
    isFocusDue.current = false;
    // Keeps the scroll position.
    element.focus({ preventScroll: true });
  }, []);
  return (
    <>
      {/* Empty at first: only a change is announced. */}
      <VisuallyHidden as="output">
        {isAsking && 'There is a question about analytics at the end of this page.'}
      </VisuallyHidden>
      {isAsking && (
        <ConsentNotice
          className={styles.notice}
          ref={takeFocus}
          tabIndex={-1}
          onAccept={() => answer('yes')}
          onDecline={() => answer('no')}
          details={
            <Link href={legal.privacy} variant="standalone">
              Privacy policy
            </Link>
          }
        />
      )}
      {isPublic && !isAsking && !isRefusedByBrowser && (
        <section aria-label="Analytics" className={styles.choices}>
          <Button variant="quiet" ref={takeFocus} onPress={open}>
            Privacy choices
          </Button>
        </section>
      )}
      {isPublic && consent === 'yes' && (
        <TagFrame scripts={scripts} route={settled.pathname === route.pathname ? settled : undefined} />
      )}
    </>
  );
}
