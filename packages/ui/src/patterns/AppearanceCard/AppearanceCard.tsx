import type { Ref } from 'react';
import { appearanceValues, type Appearance, type AppearanceSetting } from '../../appearance/appearance.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { SectionCard, type SectionCardProps } from '../../components/SectionCard/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Strings shown by {@link AppearanceCard}. */
export interface AppearanceCardStrings {
  title: string;
  /** Where the choices are stored. */
  note: string;
  /** Label of each setting. */
  settings: Readonly<Record<AppearanceSetting, string>>;
  /** Label of each value. */
  values: Readonly<Record<(typeof appearanceValues)[keyof typeof appearanceValues][number], string>>;
}

const defaultStrings: AppearanceCardStrings = {
  title: 'Appearance',
  note: 'Your choices stay on this device, even after you log out.',
  settings: { scheme: 'Colors', text: 'Text size', contrast: 'Contrast', motion: 'Motion' },
  values: {
    device: 'Same as this device',
    light: 'Light',
    dark: 'Dark',
    large: 'Large',
    larger: 'Larger',
    more: 'More contrast',
    reduce: 'Less motion',
  },
};

const settings = ['scheme', 'text', 'contrast', 'motion'] as const;

/** Props of {@link AppearanceCard}. */
export interface AppearanceCardProps extends Omit<SectionCardProps, 'title' | 'children' | 'onChange'> {
  /** Value of each setting; `useAppearance` of `@patient/ui/appearance` stores and applies them. */
  value: Appearance;
  /** Called with the chosen value of a setting. */
  onChange: (setting: AppearanceSetting, value: string) => void;
  /** Overrides for the default text. */
  strings?: Partial<AppearanceCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** Colors, text size, contrast and motion on this device (docs/decisions, "Appearance"). */
export function AppearanceCard({ value, onChange, strings: overrides, ...rest }: AppearanceCardProps) {
  const strings = useStrings('AppearanceCard', defaultStrings, overrides);
  return (
    <SectionCard {...rest} title={strings.title}>
      <p>{strings.note}</p>
      {settings.map((setting) => (
        <RadioGroup
          key={setting}
          label={strings.settings[setting]}
          options={appearanceValues[setting].map((option) => ({
            value: option,
            label: strings.values[option],
          }))}
          value={value[setting]}
          onChange={(option) => onChange(setting, option)}
        />
      ))}
    </SectionCard>
  );
}
