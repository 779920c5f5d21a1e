import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react';
import { UiProvider } from '@patient/ui/UiProvider';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { applyGlobals, brandOf, type Globals } from './globals.ts';
import { storybookTheme } from './theme.ts';
import { initialGlobals } from './toolbars.ts';

type Channel = DocsContainerProps['context']['channel'];

/** Property of the last event with a name; undefined before the first. */
function lastValue(channel: Channel, event: string, key: string): Globals | undefined {
  const [payload]: readonly unknown[] = channel.last(event) ?? [];
  const value: unknown = Reflect.get(Object(payload), key);
  return typeof value === 'object' && value !== null ? Object(value) : undefined;
}

/** Globals selected in the toolbars, without those that single stories set. */
const useToolbars = (channel: Channel): Globals =>
  useSyncExternalStore(
    (onChange) => {
      channel.on(GLOBALS_UPDATED, onChange);
      return () => channel.off(GLOBALS_UPDATED, onChange);
    },
    () =>
      lastValue(channel, GLOBALS_UPDATED, 'userGlobals') ??
      lastValue(channel, SET_GLOBALS, 'globals') ??
      initialGlobals,
  );

const ignore = () => undefined;

/** Docs page in the brand, scheme, direction and text size that the toolbars select. */
export function DocsPage({ context, children }: DocsContainerProps & { readonly children?: ReactNode }) {
  const globals = useToolbars(context.channel);
  useLayoutEffect(() => applyGlobals(globals), [globals]);
  return (
    <DocsContainer context={context} theme={storybookTheme(globals)}>
      {/* For components outside of stories, which have their own provider. */}
      <UiProvider brand={brandOf(globals)} navigate={ignore}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
