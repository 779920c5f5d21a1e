const setting = (value: unknown, fallback: string): string =>
  typeof value === 'string' && value !== '' ? value : fallback;

/** Addresses of the services, from the build's `VITE_` variables, else the page's own host. */
export interface Config {
  /** Base address of the service, without a slash at its end. */
  readonly serviceUrl: string;
  /** Absolute address of the identity service. */
  readonly identityUrl: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** Base address of the address services. @default `/address` below the service */
  readonly addressUrl?: string;
  /** The address vendor's key for browsers; it is public. */
  readonly addressKey: string;
  /** Whether staff can create test patients (/create-test-user-flow). Never where real patients are. */
  readonly testUsers: boolean;
}

const addressUrl: unknown = import.meta.env['VITE_ADDRESS_URL'];

/** Configuration of a page at this origin. */
export const configFor = (origin: string): Config => ({
  serviceUrl: setting(import.meta.env['VITE_SERVICE_URL'], `${origin}/service`),
  identityUrl: setting(import.meta.env['VITE_IDENTITY_URL'], `${origin}/service/identity`),
  userPoolId: setting(import.meta.env['VITE_USER_POOL_ID'], 'us-east-1_sandbox'),
  userPoolClientId: setting(import.meta.env['VITE_USER_POOL_CLIENT_ID'], 'patient-web'),
  ...(typeof addressUrl === 'string' && addressUrl !== '' && { addressUrl }),
  addressKey: setting(import.meta.env['VITE_ADDRESS_KEY'], 'sandbox'),
  testUsers: import.meta.env['VITE_TEST_USERS'] === 'yes',
});
