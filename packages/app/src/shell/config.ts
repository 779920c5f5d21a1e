/** Settings of the build by name, such as `import.meta.env`. */
export type Settings = Readonly<Record<string, unknown>>;

/** Value of a setting; undefined for an empty one. */
export function readSetting(settings: Settings, name: `VITE_${string}`): string | undefined {
  const value = settings[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Addresses of the services, from the build's `VITE_` settings (README, "Settings"), else the page's own host. */
export interface Config {
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Address of the live connection. @default `/socket` below the service */
  readonly socketUrl?: string | undefined;
  /** Absolute address of the identity service. */
  readonly identityUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Base address of the address services. @default `/address` below the service */
  readonly addressUrl?: string | undefined;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Whether staff can create test patients (/create-test-user-flow). Never where real patients are. */
  readonly testUsers: boolean;
}

/** Address of the cloud identity service in a pool's region, such as us-east-1 of 'us-east-1_abc'. */
const cloudIdentityUrl = (userPoolId: string) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

/** Reads the configuration of a page at an origin. */
export function readConfig(settings: Settings, origin: string): Config {
  const read = (name: `VITE_${string}`) => readSetting(settings, name);
  const userPoolId = read('VITE_USER_POOL_ID');
  return {
    serviceUrl: read('VITE_SERVICE_URL') ?? `${origin}/service`,
    socketUrl: read('VITE_SOCKET_URL'),
    // Without a pool of its own, a build uses the sandbox's.
    identityUrl:
      read('VITE_IDENTITY_URL') ??
      (userPoolId === undefined ? `${origin}/service/identity` : cloudIdentityUrl(userPoolId)),
    userPoolId: userPoolId ?? 'us-east-1_sandbox',
    userPoolClientId: read('VITE_USER_POOL_CLIENT_ID') ?? 'patient-web',
    addressUrl: read('VITE_ADDRESS_URL'),
    addressKey: read('VITE_ADDRESS_KEY') ?? 'sandbox',
    testUsers: read('VITE_TEST_USERS') === 'yes',
  };
}

/** Configuration of a page at this origin. */
export const configFor = (origin: string): Config => readConfig(import.meta.env, origin);
