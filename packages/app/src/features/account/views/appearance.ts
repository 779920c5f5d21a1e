/** Setting of the app's appearance. */
export type AppearanceSetting = 'scheme' | 'text' | 'contrast' | 'motion';

/** Value that follows the device's setting. */
const DEVICE = 'device';

/** Appearance setting with its options. */
export interface AppearanceChoice {
  readonly setting: AppearanceSetting;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const sameAsDevice = { value: DEVICE, label: 'Same as this device' };

/** Appearance settings in the order to show them. The UI package contains the styles for each value. */
export const APPEARANCE: readonly AppearanceChoice[] = [
  {
    setting: 'scheme',
    label: 'Colors',
    options: [sameAsDevice, { value: 'light', label: 'Light' }, { value: 'dark', label: 'Dark' }],
  },
  {
    setting: 'text',
    label: 'Text size',
    options: [sameAsDevice, { value: 'large', label: 'Large' }, { value: 'larger', label: 'Larger' }],
  },
  {
    setting: 'contrast',
    label: 'Contrast',
    options: [sameAsDevice, { value: 'more', label: 'More contrast' }],
  },
  { setting: 'motion', label: 'Motion', options: [sameAsDevice, { value: 'reduce', label: 'Less motion' }] },
];

/** Value of each setting from the page's cookies; unknown values are replaced by the device's setting. */
export function readAppearance(cookies: string): ReadonlyMap<AppearanceSetting, string> {
  const stored = new URLSearchParams(/(?:^|; )appearance=([^;]*)/.exec(cookies)?.[1]);
  return new Map(
    APPEARANCE.map(({ setting, options }) => {
      const known = options.find(({ value }) => value === stored.get(setting));
      return [setting, known?.value ?? DEVICE];
    }),
  );
}

/** One year in seconds. */
const YEAR = 31_536_000;

/**
 * Cookie string that stores the settings, or removes the cookie if all follow the device. A cookie, because the end of a
 * session clears other storage (docs/decisions, "Appearance").
 */
export function appearanceCookie(chosen: ReadonlyMap<AppearanceSetting, string>, isSecure: boolean): string {
  const custom = [...chosen].filter(([, value]) => value !== DEVICE);
  const age = custom.length === 0 ? 0 : YEAR;
  const value = new URLSearchParams(custom).toString();
  return `appearance=${value}; Path=/; Max-Age=${age}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Names and values of attributes of `<html>`; undefined removes an attribute. */
export const appearanceAttributes = (
  chosen: ReadonlyMap<AppearanceSetting, string>,
): readonly (readonly [name: string, value: string | undefined])[] =>
  [...chosen].map(([setting, value]) => [`data-${setting}`, value === DEVICE ? undefined : value]);
