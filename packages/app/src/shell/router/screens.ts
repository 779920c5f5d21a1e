import type { ComponentType } from 'react';
import type { Screen } from '#shared/view/screen.ts';
import type { LayoutProps } from '../layouts/layout.ts';

/*
 * Loaders of all screens and layouts except those of the sign-in page, by file. A separate chunk, because it lists the files
 * of every page.
 */

/** Each file exports a screen with the name of the file. */
export const screens = import.meta.glob<Readonly<Record<string, Screen>>>(
  ['./features/**/*Screen.tsx', './shell/errors/*Screen.tsx', '!./features/auth/LoginScreen.tsx'],
  { base: '../../' },
);

/** Each file exports a layout with the name of the file. */
export const layouts = import.meta.glob<Readonly<Record<string, ComponentType<LayoutProps>>>>(
  ['./shell/layouts/*Layout.tsx', '!./shell/layouts/AuthLayout.tsx'],
  { base: '../../' },
);
