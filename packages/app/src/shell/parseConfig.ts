import type { ConfigFile } from './config.ts';

/** `config.json` is invalid. */
export class ConfigError extends Error {
  constructor(problem: string) {
    super(`config.json: ${problem}`);
    this.name = 'ConfigError';
  }
}

/** Returns the problem of a value; undefined if it is valid. */
type Check = (value: unknown, field: string, isStrict: boolean) => string | undefined;

const either =
  (expected: string, isValid: (value: unknown) => boolean): Check =>
  (value, field) =>
    isValid(value) ? undefined : `${field} must be ${expected}`;

const matching = (expected: string, pattern: RegExp) =>
  either(expected, (value) => typeof value === 'string' && pattern.test(value));

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const list =
  (item: Check): Check =>
  (value, field, isStrict) =>
    Array.isArray(value)
      ? value.map((each, index) => item(each, `${field}[${index}]`, isStrict)).find(Boolean)
      : `${field} must be a list`;

/** Check of an object; unknown fields are a problem only if `isStrict`. */
const object =
  (checkOf: (name: string) => Check | undefined): Check =>
  (value, field, isStrict) => {
    if (!isObject(value)) return `${field || 'the file'} must be an object`;
    for (const [name, each] of Object.entries(value)) {
      const path = field ? `${field}.${name}` : name;
      const check = checkOf(name);
      const problem = check ? check(each, path, isStrict) : isStrict && `${path} is unknown`;
      if (problem) return problem;
    }
    return undefined;
  };

const fields = (checks: Readonly<Record<string, Check>>) =>
  object((name) => (Object.hasOwn(checks, name) ? checks[name] : undefined));

const text = matching('a non-empty string', /\S/);
const url = matching(
  'a URL that starts with https://, or with / on the same host',
  /^https?:\/\/[^/]|^\/(?!\/)/,
);

const file = fields({
  serviceUrl: url,
  socketUrl: matching('a URL that starts with wss://, https:// or /', /^(?:http|ws)s?:\/\/[^/]|^\/(?!\/)/),
  identityUrl: url,
  userPoolId: matching('a pool with its region, such as us-east-1_AbC123', /^[\w-]+_\w+$/),
  userPoolClientId: text,
  addressUrl: url,
  addressKey: text,
  cardProvider: matching('stripe', /^stripe$/),
  pictureHosts: list(url),
  testUsers: either('true or false', (value) => typeof value === 'boolean'),
  errorReports: fields({ dsn: matching('a URL that starts with https://', /^https?:\/\/[^/]/) }),
  tags: fields({
    tagManagerId: matching('an id such as GTM-ABC123', /^[\w-]+$/),
    pixelId: matching('an id of letters and digits', /^\w+$/),
    url,
  }),
  brands: object(() => list(matching('a host name without port', /^[\w.-]+$/))),
} satisfies Record<keyof ConfigFile, Check>);

function assertConfig(value: unknown, isStrict: boolean): asserts value is ConfigFile {
  const problem = file(value, '', isStrict);
  if (problem !== undefined) throw new ConfigError(problem);
}

/**
 * Parses the content of `config.json`.
 * @param isStrict rejects unknown fields, to find misspelled ones. Pages ignore them, so that a rollback to an older release
 *   works.
 * @throws ConfigError with the first invalid field.
 */
export function parseConfig(json: string, isStrict = false): ConfigFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new ConfigError('the file is not JSON');
  }
  assertConfig(value, isStrict);
  return value;
}
