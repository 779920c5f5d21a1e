import type { TelemetryConfig } from '#shared/telemetryConfig.ts';

/** Content of `config.json` (docs/operations.md). All fields are optional. */
export interface ConfigFile {
  /** URL of the service. @default `/service` on the page's host */
  readonly serviceUrl?: string;
  /** URL of the socket. @default `/socket` below the service */
  readonly socketUrl?: string;
  /** URL of the identity service. @default the cloud service in the pool's region; the sandbox's without a pool */
  readonly identityUrl?: string;
  readonly userPoolId?: string;
  readonly userPoolClientId?: string;
  /** URL of the address services. @default `/address` below the service */
  readonly addressUrl?: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey?: string;
  /** Provider of the card fields. @default a mock, for the sandbox */
  readonly cardProvider?: 'stripe';
  /** URLs of other hosts of product pictures and avatars. */
  readonly pictureHosts?: readonly string[];
  /** Whether staff can create test patients (/create-test-user-flow). Never enable with real patients. @default false */
  readonly testUsers?: boolean;
  readonly errorReports?: {
    /** URL of the error-reporting service. @default no reports */
    readonly dsn?: string;
  };
  readonly tags?: {
    /** Container of the tag manager, such as GTM-ABC123. @default none */
    readonly tagManagerId?: string;
    /** Id of the pixel. @default none */
    readonly pixelId?: string;
    /** Base URL of `/tags/gtm.js` and `/pixel/fbevents.js`, which replace the vendors' scripts. @default the vendors' own */
    readonly url?: string;
  };
  /** Host names by brand id. @default those of the brand's file */
  readonly brands?: Readonly<Record<string, readonly string[]>>;
}

/** Configuration used by the app, with defaults. */
export interface Config extends TelemetryConfig {
  /** Base URL of the service, without a trailing slash. */
  readonly serviceUrl: string;
  /** URL of the socket. */
  readonly socketUrl: string;
  /** Absolute URL of the identity service. */
  readonly identityUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Base URL of the address services. */
  readonly addressUrl: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Whether staff can create test patients (/create-test-user-flow). */
  readonly testUsers: boolean;
}

/** URL of the cloud identity service in a pool's region, such as us-east-1 of 'us-east-1_abc'. */
const cloudIdentityUrl = (userPoolId: string) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Configuration of a page at an origin. Defaults to the sandbox on the page's host. */
export function configFor(origin: string, content: ConfigFile = {}): Config {
  const { userPoolId } = content;
  const serviceUrl = withoutSlash(content.serviceUrl ?? `${origin}/service`);
  // Without a pool, the sandbox's.
  const identityUrl =
    content.identityUrl ?? (userPoolId === undefined ? '/service/identity' : cloudIdentityUrl(userPoolId));
  return {
    ...content,
    serviceUrl,
    socketUrl: content.socketUrl ?? `${serviceUrl}/socket`,
    identityUrl: new URL(identityUrl, origin).href,
    userPoolId: userPoolId ?? 'us-east-1_sandbox',
    userPoolClientId: content.userPoolClientId ?? 'patient-web',
    addressUrl: withoutSlash(content.addressUrl ?? `${serviceUrl}/address`),
    addressKey: content.addressKey ?? 'sandbox',
    testUsers: content.testUsers ?? false,
  };
}
