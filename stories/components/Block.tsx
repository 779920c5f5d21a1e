import type { ReactNode } from 'react';
import { space, vars } from '@patient/ui/theme';

/** Visible box that shows where a layout places its children. */
export function Block({ children, height }: { children: ReactNode; height?: string }) {
  return (
    <div
      style={{
        display: 'grid',
        placeItems: 'center',
        minBlockSize: height,
        paddingBlock: space[2],
        paddingInline: space[4],
        borderRadius: vars.radius.small,
        border: `1px dashed ${vars.color.accent.quiet.border}`,
        background: vars.color.accent.quiet.fill,
        color: vars.color.accent.quiet.text,
      }}
    >
      {children}
    </div>
  );
}
