import type { ReactNode } from 'react';
import { space, vars, type Brand } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';
import type { Scheme } from '@patient/ui/tokens';

/** Props of {@link Pane}. */
export interface PaneProps {
  brand: Brand;
  scheme: Scheme;
  children: ReactNode;
}

const stay = () => {};

/** Part of the page with its own brand and scheme. */
export function Pane({ brand, scheme, children }: PaneProps) {
  return (
    <section
      data-brand={brand.id}
      data-scheme={scheme}
      aria-label={`${brand.name}, ${scheme}`}
      style={{
        padding: space[6],
        border: `1px solid ${vars.color.border.quiet}`,
        borderRadius: vars.radius.dialog,
        background: vars.color.surface.page,
        color: vars.color.text.rest,
        fontFamily: vars.font.body,
      }}
    >
      <UiProvider brand={brand} navigate={stay}>
        {children}
      </UiProvider>
    </section>
  );
}
