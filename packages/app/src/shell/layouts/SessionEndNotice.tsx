import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { useLastEnd } from '#shared/session/useLastEnd.ts';

const SessionEndText = lazyPart(async () => (await import('./SessionEndText.tsx')).SessionEndText);

/** Props of {@link SessionEndNotice}. */
export interface SessionEndNoticeProps {
  /** Pattern of the route shown. */
  path: string;
}

/** Says why a session ended, unless its patient ended it on this page. */
export function SessionEndNotice({ path }: SessionEndNoticeProps) {
  const reason = useLastEnd();
  if (reason === undefined || reason === 'loggedOut' || reason === 'replaced') return null;
  return <SessionEndText reason={reason} isSignIn={path === '/login'} />;
}
