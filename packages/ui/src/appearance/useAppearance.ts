import { useEffect, useState } from 'react';
import {
  appearanceAttributes,
  appearanceCookie,
  readAppearance,
  type Appearance,
  type AppearanceSetting,
} from './appearance.ts';

const readStored = () => readAppearance(document.cookie);

/** Appearance stored on this device, and a function that changes a setting and applies it to the page. */
export function useAppearance(): {
  readonly appearance: Appearance;
  readonly choose: (setting: AppearanceSetting, value: string) => void;
} {
  const [appearance, setAppearance] = useState(readStored);

  useEffect(() => {
    const refresh = () => setAppearance(readStored());
    addEventListener('visibilitychange', refresh);
    return () => removeEventListener('visibilitychange', refresh);
  }, []);

  const choose = (setting: AppearanceSetting, value: string) => {
    // Read again, because another tab may have changed it.
    const next = { ...readStored(), [setting]: value };
    setAppearance(next);
    document.cookie = appearanceCookie(next, location.protocol === 'https:');
    const root = document.documentElement;
    for (const [name, attribute] of appearanceAttributes(next)) {
      if (attribute === undefined) root.removeAttribute(name);
      else root.setAttribute(name, attribute);
    }
  };
  return { appearance, choose };
}
