import { PageFrame } from '@patient/ui/PageFrame';
import { useHelp } from '#features/help/index.ts';
import type { LayoutProps } from './layout.ts';

/** Layout of error pages. */
export function ErrorLayout({ children }: LayoutProps) {
  const help = useHelp();
  return (
    <>
      <PageFrame logoHref="/login" onHelp={help.open} isFlush>
        {children}
      </PageFrame>
      {help.dialog}
    </>
  );
}
