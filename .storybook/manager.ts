import { createElement } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import type { Globals } from './globals.ts';
import { RouteTool } from './RouteTool.ts';
import { storybookTheme } from './theme.ts';
import { initialGlobals } from './toolbars.ts';

const setTheme = (globals: Globals) => addons.setConfig({ theme: storybookTheme(globals) });

setTheme(initialGlobals);

addons.register('patient/theme', ({ on }) => {
  on(SET_GLOBALS, ({ globals }: { globals: Globals }) => setTheme(globals));
  on(GLOBALS_UPDATED, ({ userGlobals }: { userGlobals: Globals }) => setTheme(userGlobals));
});

addons.register('patient/route', () =>
  addons.add('patient/route/tool', {
    type: types.TOOLEXTRA,
    title: 'Route',
    match: ({ viewMode }) => viewMode === 'story',
    // Storybook compiles this file for a global React, without the automatic runtime of JSX.
    render: () => createElement(RouteTool),
  }),
);
