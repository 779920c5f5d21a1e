import { PageFrame } from '@patient/ui/PageFrame';
import { useBrand } from '@patient/ui/UiProvider';
import { useHelp } from '#features/help/index.ts';
import { lazyPart } from '#shared/lazy/lazyPart.tsx';
import { useLastEnd } from '#shared/session.ts';
import { logoLeadsToWebsite } from './logoTarget.ts';
import type { LayoutProps } from './layout.ts';

const SessionNotice = lazyPart(async () => (await import('@patient/ui/SessionNotice')).SessionNotice);

/** Layout with one narrow centered column (specification section 2), or the full width on entry pages. */
export function AuthLayout({ path, isWide = false, children }: LayoutProps) {
  const { websiteUrl } = useBrand();
  const help = useHelp();
  const reason = useLastEnd();
  return (
    <>
      <PageFrame
        logoHref={logoLeadsToWebsite(path) ? websiteUrl : '/login'}
        onHelp={help.open}
        width={isWide ? 'page' : 'column'}
        notice={
          reason !== undefined &&
          reason !== 'loggedOut' &&
          reason !== 'replaced' && (
            <SessionNotice reason={reason} signInHref={path === '/login' ? undefined : '/login'} />
          )
        }
      >
        {children}
      </PageFrame>
      {help.dialog}
    </>
  );
}
