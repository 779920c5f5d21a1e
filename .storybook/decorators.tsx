import { useLayoutEffect, type ReactNode } from 'react';
import { UiProvider } from '@patient/ui/UiProvider';
import { action } from 'storybook/actions';
import { ForcedColorsNote } from './ForcedColorsNote.tsx';
import { applyGlobals, brandOf, directionOf, type Globals } from './globals.ts';

const goTo = action('navigate');

/** Props of {@link GlobalsProvider}. */
export interface GlobalsProviderProps {
  readonly globals: Globals;
  /** Whether the story is alone on the page. Docs pages set the root element themselves. */
  readonly isOwnPage: boolean;
  readonly children: ReactNode;
}

/** Provides the globals of the toolbars, like the app. */
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
      {isOwnPage && globals['forcedColors'] === 'on' && <ForcedColorsNote />}
      {children}
    </UiProvider>
  );
}
