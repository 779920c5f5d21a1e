import { useSyncExternalStore, type CSSProperties } from 'react';

const forcedColors = matchMedia('(forced-colors: active)');

const subscribe = (onChange: () => void) => {
  forcedColors.addEventListener('change', onChange);
  return () => forcedColors.removeEventListener('change', onChange);
};

const note: CSSProperties = {
  margin: '0 0 16px',
  padding: 12,
  border: '1px solid',
  borderRadius: 8,
  fontFamily: 'system-ui, sans-serif',
};

/**
 * How to switch forced colors on, until they are. A page can't do that, and a style sheet that imitates them would show what
 * no patient sees: browsers replace the colors of every element, and only they match `forced-colors: active`.
 */
export function ForcedColorsNote() {
  const isActive = useSyncExternalStore(subscribe, () => forcedColors.matches);
  if (isActive) return null;
  return (
    <p role="note" style={note}>
      Switch forced colors on in the browser. Chrome and Edge: developer tools, Rendering, “Emulate CSS media
      feature forced-colors”. Firefox: Settings, Manage colors, override with Always. Windows: Settings,
      Accessibility, Contrast themes.
    </p>
  );
}
