import { configFor, type ConfigFile } from '../src/shell/config.ts';
import { ConfigError } from '../src/shell/parseConfig.ts';

/** Origins of other hosts that pages may connect to. */
export interface Vendors {
  /** Requests and sockets: service, socket, identity, address services, error reports. */
  readonly connections: readonly string[];
  /** Pictures of products and people. */
  readonly pictures: readonly string[];
  /** Whether the card provider's script, frames and API are used instead of a mock. */
  readonly usesStripe: boolean;
  /** Hosts of the analytics frame; without them, there is no frame. */
  readonly tags?: TagHosts;
}

/** Hosts that only the analytics frame may connect to. */
export interface TagHosts {
  readonly scripts: readonly string[];
  readonly connections: readonly string[];
}

/** Hosts of the tag manager and its analytics (developers.google.com/tag-platform/security/guides/csp). */
const TAG_MANAGER: TagHosts = {
  scripts: ['https://*.googletagmanager.com'],
  connections: [
    'https://*.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Hosts of the pixel. */
const PIXEL: TagHosts = {
  scripts: ['https://connect.facebook.net'],
  connections: ['https://connect.facebook.net', 'https://www.facebook.com'],
};

/** Hosts of the configured tags; undefined without any. */
function tagHostsOf({ tags }: ConfigFile): TagHosts | undefined {
  if (tags === undefined || (tags.tagManagerId ?? tags.pixelId) === undefined) return undefined;
  if (tags.url !== undefined) {
    const hosts = [originOf('tags.url', tags.url) ?? "'self'"];
    return { scripts: hosts, connections: hosts };
  }
  const used = [
    ...(tags.tagManagerId === undefined ? [] : [TAG_MANAGER]),
    ...(tags.pixelId === undefined ? [] : [PIXEL]),
  ];
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    connections: used.flatMap(({ connections }) => connections),
  };
}

/** Placeholder for the page's own host, which is unknown at this point. */
const PAGE = 'https://page.invalid';

/** Origin of a field's URL; undefined for the page's own. */
function originOf(field: string, url: string): string | undefined {
  if (!URL.canParse(url, PAGE)) throw new ConfigError(`${field} is not a URL: ${url}`);
  const { origin } = new URL(url, PAGE);
  return origin === PAGE ? undefined : origin;
}

const toSocket = (url: string | undefined) => url?.replace(/^http/, 'ws');

const present = (origins: readonly (string | undefined)[]) => [
  ...new Set(origins.filter((origin) => origin !== undefined)),
];

/**
 * Derives the hosts that pages may reach from the configuration.
 * @throws ConfigError for a field that is not a URL.
 */
export function vendorsOf(content: ConfigFile): Vendors {
  const { serviceUrl, identityUrl } = configFor(PAGE, content);
  const originIn = (field: string, url: string | undefined) =>
    url === undefined ? undefined : originOf(field, url);
  const service = originOf('serviceUrl', serviceUrl);
  const pictures = content.pictureHosts ?? [];
  const tags = tagHostsOf(content);
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
    ...(tags !== undefined && { tags }),
  };
}
