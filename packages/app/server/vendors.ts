import { readConfig, readSetting, type Settings } from '../src/shell/config.ts';

/** Hosts outside the page's own that pages may reach, as origins. */
export interface Vendors {
  /** Calls and live connections: service, socket, identity, address services, error reports. */
  readonly connections: readonly string[];
  /** Pictures of products and people. */
  readonly pictures: readonly string[];
  /** Whether the card provider's script, frames and API are used; without it, a mock stands in. */
  readonly usesStripe: boolean;
}

/** Stands for the page's own host, which is known only when the page is served. */
const PAGE = 'https://page.invalid';

/** Origin of a setting's address; undefined for the page's own. */
function originOf(name: string, address: string): string | undefined {
  if (!URL.canParse(address, PAGE)) throw new Error(`${name} is not an address: ${address}`);
  const { origin, protocol } = new URL(address, PAGE);
  // An address of another scheme has no origin that a policy could name.
  if (!['https:', 'http:', 'wss:', 'ws:'].includes(protocol))
    throw new Error(`${name} is not a web address: ${address}`);
  return origin === PAGE ? undefined : origin;
}

const toSocket = (address: string | undefined) => address?.replace(/^http/, 'ws');

const present = (origins: readonly (string | undefined)[]) => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/**
 * Derives the hosts that pages may reach from the settings that the app is built with.
 * @throws Error for a setting that is not an address.
 */
export function vendorsOf(settings: Settings): Vendors {
  const config = readConfig(settings, PAGE);
  const originIn = (name: `VITE_${string}`, fallback?: string) => {
    const address = readSetting(settings, name) ?? fallback;
    return address === undefined ? undefined : originOf(name, address);
  };
  const service = originIn('VITE_SERVICE_URL', config.serviceUrl);
  const pictures = readSetting(settings, 'VITE_PICTURE_HOSTS')?.split(/[\s,]+/) ?? [];
  return {
    connections: present([
      service,
      toSocket(originIn('VITE_SOCKET_URL') ?? service),
      originIn('VITE_IDENTITY_URL', config.identityUrl),
      originIn('VITE_ADDRESS_URL'),
      originIn('VITE_ERROR_REPORTS_DSN'),
    ]),
    pictures: present([service, ...pictures.map((host) => originOf('VITE_PICTURE_HOSTS', host))]),
    usesStripe: readSetting(settings, 'VITE_CARD_PROVIDER') === 'stripe',
  };
}
