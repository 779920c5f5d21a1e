import { configFor, type ConfigFile } from '../src/shell/config.ts';
import { ConfigError } from '../src/shell/parseConfig.ts';

/** Hosts outside the page's own that pages may reach, as origins. */
export interface Vendors {
  /** Calls and live connections: service, socket, identity, address services, error reports. */
  readonly connections: readonly string[];
  /** Pictures of products and people. */
  readonly pictures: readonly string[];
  /** Whether the card provider's script, frames and API are used; without it, a mock stands in. */
  readonly usesStripe: boolean;
  /** Whether the tag manager's script is loaded, after consent. */
  readonly usesTagManager: boolean;
  /** Whether the pixel's script is loaded, after consent. */
  readonly usesPixel: boolean;
}

/** Stands for the page's own host, which is known only when the page is served. */
const PAGE = 'https://page.invalid';

/** Origin of a field's address; undefined for the page's own. */
function originOf(field: string, address: string): string | undefined {
  if (!URL.canParse(address, PAGE)) throw new ConfigError(`${field} is not an address: ${address}`);
  const { origin } = new URL(address, PAGE);
  return origin === PAGE ? undefined : origin;
}

const toSocket = (address: string | undefined) => address?.replace(/^http/, 'ws');

const present = (origins: readonly (string | undefined)[]) => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/**
 * Derives the hosts that pages may reach from the configuration.
 * @throws ConfigError for a field that is not an address.
 */
export function vendorsOf(content: ConfigFile): Vendors {
  const { serviceUrl, identityUrl } = configFor(PAGE, content);
  const originIn = (field: string, address: string | undefined) =>
    address === undefined ? undefined : originOf(field, address);
  const service = originOf('serviceUrl', serviceUrl);
  const pictures = content.pictureHosts ?? [];
  return {
    connections: present([
      service,
      toSocket(originIn('socketUrl', content.socketUrl) ?? service),
      originOf('identityUrl', identityUrl),
      originIn('addressUrl', content.addressUrl),
      originIn('errorReports.dsn', content.errorReports?.dsn),
    ]),
    pictures: present([service, ...pictures.map((host) => originOf('pictureHosts', host))]),
    usesStripe: content.cardProvider === 'stripe',
    usesTagManager: content.tags?.tagManagerId !== undefined,
    usesPixel: content.tags?.pixelId !== undefined,
  };
}
