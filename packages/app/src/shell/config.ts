import type { TelemetryConfig } from '#shared/telemetryConfig.ts';

/** Content of `config.json` (docs/operations.md). A missing field has its default. */
export interface ConfigFile {
  /** Address of the service. @default `/service` on the page's own host */
  readonly serviceUrl?: string;
  /** Address of the live connection. @default `/socket` below the service */
  readonly socketUrl?: string;
  /** Address of the identity service. @default the cloud's own in the region of the pool; the sandbox's without a pool */
  readonly identityUrl?: string;
  readonly userPoolId?: string;
  readonly userPoolClientId?: string;
  /** Address of the address services. @default `/address` below the service */
  readonly addressUrl?: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey?: string;
  /** Who draws the fields of the card. @default a mock, for the sandbox */
  readonly cardProvider?: 'stripe';
  /** Addresses of further hosts of product pictures and avatars. */
  readonly pictureHosts?: readonly string[];
  /** Whether staff can create test patients (/create-test-user-flow). Never where real patients are. @default false */
  readonly testUsers?: boolean;
  readonly errorReports?: {
    /** Address of the error-reporting service. @default no reports */
    readonly dsn?: string;
  };
  readonly tags?: {
    /** Container of the tag manager, such as GTM-ABC123. @default none */
    readonly tagManagerId?: string;
    /** Id of the pixel. @default none */
    readonly pixelId?: string;
    /** Address below which `/tags/gtm.js` and `/pixel/fbevents.js` replace the vendors' scripts. @default the vendors' own */
    readonly url?: string;
  };
  /** Host names of each brand, by its id. @default those of the brand's own file */
  readonly brands?: Readonly<Record<string, readonly string[]>>;
}

/** What the app uses of the configuration, with its defaults filled in. */
export interface Config extends TelemetryConfig {
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Address of the live connection. */
  readonly socketUrl: string;
  /** Absolute address of the identity service. */
  readonly identityUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Base address of the address services. */
  readonly addressUrl: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Whether staff can create test patients (/create-test-user-flow). */
  readonly testUsers: boolean;
}

/** Address of the cloud identity service in a pool's region, such as us-east-1 of 'us-east-1_abc'. */
const cloudIdentityUrl = (userPoolId: string) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

const withoutSlash = (url: string) => url.replace(/\/+$/, '');

/** Configuration of a page at an origin; without a file, the sandbox's on the page's own host. */
export function configFor(origin: string, content: ConfigFile = {}): Config {
  const { userPoolId } = content;
  const serviceUrl = withoutSlash(content.serviceUrl ?? `${origin}/service`);
  // Without a pool of its own, a configuration uses the sandbox's.
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
