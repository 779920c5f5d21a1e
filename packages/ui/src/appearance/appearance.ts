/** Setting of the app's appearance. */
export type AppearanceSetting = 'scheme' | 'text' | 'contrast' | 'motion';

/** Value of each setting. */
export type Appearance = Readonly<Record<AppearanceSetting, string>>;

/** Value that follows the device's setting. */
const DEVICE = 'device';

/** Values of each setting in the order to show them; the style sheets have the styles of each. */
export const appearanceValues = {
  scheme: [DEVICE, 'light', 'dark'],
  text: [DEVICE, 'large', 'larger'],
  contrast: [DEVICE, 'more'],
  motion: [DEVICE, 'reduce'],
} as const satisfies Readonly<Record<AppearanceSetting, readonly string[]>>;

/** Settings from the page's cookies; unknown values are replaced by the device's setting. */
export function readAppearance(cookies: string): Appearance {
  const stored = new URLSearchParams(/(?:^|; )appearance=([^;]*)/.exec(cookies)?.[1]);
  const valueOf = (setting: AppearanceSetting) =>
    appearanceValues[setting].find((value) => value === stored.get(setting)) ?? DEVICE;
  return {
    scheme: valueOf('scheme'),
    text: valueOf('text'),
    contrast: valueOf('contrast'),
    motion: valueOf('motion'),
  };
}

/** One year in seconds. */
const YEAR = 31_536_000;

/**
 * Cookie string that stores the settings, or removes the cookie if all follow the device. A cookie, because the end of a
 * session clears other storage.
 */
export function appearanceCookie(chosen: Appearance, isSecure: boolean): string {
  const custom = Object.entries(chosen).filter(([, value]) => value !== DEVICE);
  const age = custom.length === 0 ? 0 : YEAR;
  const value = new URLSearchParams(custom).toString();
  return `appearance=${value}; Path=/; Max-Age=${age}; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** Names and values of attributes of `<html>`; undefined removes an attribute. */
export const appearanceAttributes = (
  chosen: Appearance,
): readonly (readonly [name: string, value: string | undefined])[] =>
  Object.entries(chosen).map(([setting, value]) => [`data-${setting}`, value === DEVICE ? undefined : value]);
