import { useLayoutEffect, type ReactNode } from 'react';
import { UiProvider } from '@patient/ui/UiProvider';
import { action } from 'storybook/actions';
import { applyGlobals, brandOf, directionOf, type Globals } from './globals.ts';

const goTo = action('navigate');

/** Props of {@link GlobalsProvider}. */
export interface GlobalsProviderProps {
  readonly globals: Globals;
  /** Whether the story has the page to itself. A docs page sets its own root element. */
  readonly isOwnPage: boolean;
  readonly children: ReactNode;
}

/** Provides what the toolbars select, like the app does. */
export function GlobalsProvider({ globals, isOwnPage, children }: GlobalsProviderProps) {
  useLayoutEffect(() => {
    if (isOwnPage) applyGlobals(globals);
  }, [globals, isOwnPage]);
  return (
    <UiProvider
      brand={brandOf(globals)}
      navigate={goTo}
      locale={directionOf(globals) === 'rtl' ? 'ar' : 'en-US'}
    >
      {children}
    </UiProvider>
  );
}
