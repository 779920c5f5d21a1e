import { useEffect, useState } from 'react';
import { RadioGroup } from '@patient/ui/RadioGroup';
import {
  APPEARANCE,
  appearanceAttributes,
  appearanceCookie,
  readAppearance,
  type AppearanceSetting,
} from './views/appearance.ts';
import { SectionCard } from './SectionCard.tsx';

const readStored = () => readAppearance(document.cookie);

/** Colors, text size, contrast and motion, stored on this device (docs/decisions, "Appearance"). */
export function AppearanceCard() {
  const [chosen, setChosen] = useState(readStored);

  useEffect(() => {
    const refresh = () => setChosen(readStored());
    addEventListener('visibilitychange', refresh);
    return () => removeEventListener('visibilitychange', refresh);
  }, []);

  const choose = (setting: AppearanceSetting, value: string) => {
    // Read again, because another tab may have changed it.
    const next = new Map(readStored()).set(setting, value);
    setChosen(next);
    document.cookie = appearanceCookie(next, location.protocol === 'https:');
    const root = document.documentElement;
    for (const [name, attribute] of appearanceAttributes(next)) {
      if (attribute === undefined) root.removeAttribute(name);
      else root.setAttribute(name, attribute);
    }
  };
  return (
    <SectionCard title="Appearance">
      <p>Your choices stay on this device, even after you log out.</p>
      {APPEARANCE.map(({ setting, label, options }) => (
        <RadioGroup
          key={setting}
          label={label}
          options={options}
          value={chosen.get(setting) ?? null}
          onChange={(value) => choose(setting, value)}
        />
      ))}
    </SectionCard>
  );
}
