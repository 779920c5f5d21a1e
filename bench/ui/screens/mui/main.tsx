import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useLayoutEffect, type ReactNode } from 'react';
import { start } from '../../page/start.tsx';
import type { Appearance } from '../library.ts';

const themeOf = (light: string, dark: string) =>
  createTheme({
    cssVariables: { colorSchemeSelector: 'data' },
    colorSchemes: {
      light: { palette: { primary: { main: light } } },
      dark: { palette: { primary: { main: dark } } },
    },
  });

const themes = { first: themeOf('#0066d6', '#6db3ff'), second: themeOf('#03864c', '#5fd79c') };

function Scheme({ scheme, children }: { scheme: Appearance['scheme']; children: ReactNode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => setMode(scheme), [setMode, scheme]);
  return children;
}

start({
  Provider: ({ appearance, children }) => (
    <ThemeProvider theme={themes[appearance.brand]} defaultMode="light">
      <CssBaseline />
      <Scheme scheme={appearance.scheme}>{children}</Scheme>
    </ThemeProvider>
  ),
  cards: async () => (await import('./Cards.tsx')).Cards,
  chat: async () => (await import('./Chat.tsx')).Chat,
  form: async () => (await import('./Form.tsx')).Form,
});
