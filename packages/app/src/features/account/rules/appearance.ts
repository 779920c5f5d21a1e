/** What a patient can choose about how the app looks. */
export type AppearanceSetting = 'scheme' | 'text' | 'contrast' | 'motion';

/** Value of a choice that follows the device. */
const DEVICE = 'device';

/** A setting with its choices. */
export interface AppearanceChoice {
  readonly setting: AppearanceSetting;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const like = { value: DEVICE, label: 'Same as this device' };

/** The settings, in the order they are shown. The UI package has the styles of each value. */
export const APPEARANCE: readonly AppearanceChoice[] = [
  {
    setting: 'scheme',
    label: 'Colors',
    options: [like, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
  },
  {
    setting: 'text',
    label: 'Text size',
    options: [like, { value: 'large', label: 'Large' }, { value: 'larger', label: 'Larger' }],
  },
  { setting: 'contrast', label: 'Contrast', options: [like, { value: 'more', label: 'More contrast' }] },
  { setting: 'motion', label: 'Motion', options: [like, { value: 'reduce', label: 'Less motion' }] },
];

/** Chosen value of each setting, from the page's cookies; what it can't be is the device's own. */
export function readAppearance(cookies: string): ReadonlyMap<AppearanceSetting, string> {
  const stored = new URLSearchParams(/(?:^|; )appearance=([^;]*)/.exec(cookies)?.[1]);
  return new Map(
    APPEARANCE.map(({ setting, options }) => {
      const known = options.find(({ value }) => value === stored.get(setting));
      return [setting, known?.value ?? DEVICE];
    }),
  );
}

/** Seconds in a year. */
const YEAR = 31_536_000;

/**
 * Cookie that keeps what was chosen; one that ends at once where everything follows the device. A cookie, because the
 * end of a session empties the storage of the device (docs/decisions, "Appearance").
 */
export function appearanceCookie(chosen: ReadonlyMap<AppearanceSetting, string>, isSecure: boolean): string {
  const own = [...chosen].filter(([, value]) => value !== DEVICE);
  const age = own.length === 0 ? 0 : YEAR;
  const value = new URLSearchParams(own).toString();
  return `appearance=${value}; Path=/; Max-Age=${age}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Attributes of `<html>`, by name; undefined removes one. */
export const appearanceAttributes = (
  chosen: ReadonlyMap<AppearanceSetting, string>,
): readonly (readonly [name: string, value: string | undefined])[] =>
  [...chosen].map(([setting, value]) => [`data-${setting}`, value === DEVICE ? undefined : value]);
