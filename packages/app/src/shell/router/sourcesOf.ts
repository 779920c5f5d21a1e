import type { AppRoute } from '../../routes.ts';

/** What every chunk of a screen or a layout comes by. */
const LATE = 'src/router/late.ts';

const capital = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

/** Sources of what a route shows beside the app's own, as Vite's manifest names them: none for the sign-in page. */
export function sourcesOf({ screen, layout }: Pick<AppRoute, 'screen' | 'layout'>): readonly string[] {
  const own = [
    ...(layout === 'auth' ? [] : [`src/layouts/${capital(layout)}Layout.tsx`]),
    ...(screen === 'login' ? [] : [`src/screens/${screen}/${capital(screen)}Screen.tsx`]),
  ];
  return own.length > 0 ? [LATE, ...own] : own;
}
