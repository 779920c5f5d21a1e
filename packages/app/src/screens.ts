import type { ComponentType } from 'react';
import type { Screen } from '#shared/view/screen.ts';
import type { LayoutProps } from './shell/layouts/layout.ts';

/*
 * Loaders of all screens and layouts but those of the sign-in page, by file. In a chunk of its own, since it lists the files
 * of every page.
 */

/** Each file exports a screen of its own name. */
export const screens = import.meta.glob<Readonly<Record<string, Screen>>>([
  './features/**/*Screen.tsx',
  './shell/errors/*Screen.tsx',
  '!./features/auth/LoginScreen.tsx',
]);

/** Each file exports a layout of its own name. */
export const layouts = import.meta.glob<Readonly<Record<string, ComponentType<LayoutProps>>>>([
  './shell/layouts/*Layout.tsx',
  '!./shell/layouts/AuthLayout.tsx',
]);
