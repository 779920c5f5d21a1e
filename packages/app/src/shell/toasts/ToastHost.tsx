import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { ToastRegion } from '@patient/ui/Toast';
import { environmentAtom } from '#shared/environment.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { useIsSignedIn } from '#shared/session.ts';
import { notFound, routes } from '#shared/routes.ts';
import { matchPath } from '../router/matchPath.ts';
import { loadPrivacyChoices, startErrorReports, tagScriptsOf } from '#telemetry/index.ts';

const PrivacyChoices = lazyPart(loadPrivacyChoices, { isOptional: true });

const patterns = [...routes, notFound].map(({ path }) => path);

/** Shows the messages of the environment's queue, and starts features that the first page does not need. */
export function ToastHost() {
  const environment = useAtomValue(environmentAtom);
  const { toasts, prepareEnd, telemetry, failures } = environment;
  const [pathname] = useLocation();
  const { path: pattern } = matchPath(pathname, environment).route;
  const current = useRef(pattern);
  const isSignedIn = useIsSignedIn();
  useEffect(() => {
    // Loads the code for signing out offline, and ends a session at the identity service that was ended offline.
    prepareEnd(isSignedIn).catch(() => undefined);
  }, [isSignedIn, prepareEnd]);
  useEffect(() => {
    current.current = pattern;
  }, [pattern]);
  useEffect(
    () => void startErrorReports(telemetry, failures, patterns, () => current.current),
    [telemetry, failures],
  );
  const scripts = tagScriptsOf(telemetry.tags);
  return (
    <>
      <ToastRegion queue={toasts} />
      {scripts && <PrivacyChoices scripts={scripts} route={{ pathname, pattern }} />}
    </>
  );
}
