/** Stack frame. */
export interface SafeFrame {
  /** Path of a built file. */
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
  readonly in_app: true;
}

/** Fields that an error report may have (privacy rules, 4). */
export interface SafeReport {
  readonly event_id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly platform: 'javascript';
  readonly level: 'error';
  /** Pattern of the current route. */
  readonly tags: { readonly route?: string };
  readonly exception: {
    readonly values: {
      readonly type: string;
      readonly value?: string;
      readonly stacktrace?: { readonly frames: SafeFrame[] };
    }[];
  };
}

/**
 * Known messages of browsers and React, and the fixed text sent instead. Other messages are not sent, because they may
 * contain personal data.
 */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [
    /^Cannot read propert(?:y|ies) .*of (?:null|undefined)|^(?:null|undefined) is not an object/,
    'Property of nothing',
  ],
  [/ is not a function\b/, 'Not a function'],
  [/ is not iterable\b/, 'Not iterable'],
  [/ is not defined$/, 'Not defined'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'Endless recursion'],
  [/^Failed to fetch$|^Load failed$|^NetworkError /, 'Network'],
  [/ is not valid JSON|^JSON\.parse|^Unexpected (?:token|end)/, 'Not JSON'],
  [/quota/i, 'Quota'],
  [/hydrat/i, 'Hydration'],
];

/** Fixed text of a known message; undefined for any other. */
function safeMessage(message: unknown): string | undefined {
  if (typeof message !== 'string') return undefined;
  const react = /^Minified React error #(\d{1,4})\b/.exec(message)?.[1];
  if (react !== undefined) return `React error ${react}`;
  return MESSAGES.find(([known]) => known.test(message))?.[1];
}

const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const toNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

function safeFrame(frame: unknown): SafeFrame[] {
  const fields = fieldsOf(frame);
  // Scripts only, because the URL of a page may contain an id or a token.
  const filename = /\/assets\/[\w.-]+\.js$/.exec(String(fields.get('filename')))?.[0];
  if (filename === undefined) return [];
  return [
    { filename, lineno: toNumber(fields.get('lineno')), colno: toNumber(fields.get('colno')), in_app: true },
  ];
}

function safeException(exception: unknown) {
  const fields = fieldsOf(exception);
  const type = /^[A-Z]\w{0,40}Error$/.exec(String(fields.get('type')))?.[0] ?? 'Error';
  const value = safeMessage(fields.get('value'));
  const frames = listOf(fieldsOf(fields.get('stacktrace')).get('frames')).flatMap(safeFrame);
  return {
    type,
    ...(value !== undefined && { value }),
    ...(frames.length > 0 && { stacktrace: { frames } }),
  };
}

/**
 * Error report with copies of the allowed fields of an event; undefined if it is not an error event.
 * @param event event of the error-reporting library
 * @param patterns patterns that may be reported
 */
export function safeReport(event: unknown, patterns: ReadonlySet<string>): SafeReport | undefined {
  const fields = fieldsOf(event);
  const id = fields.get('event_id');
  const values = listOf(fieldsOf(fields.get('exception')).get('values'));
  if (typeof id !== 'string' || !/^[0-9a-f]{32}$/.test(id) || values.length === 0) return undefined;
  const route = fieldsOf(fields.get('tags')).get('route');
  return {
    event_id: id,
    timestamp: toNumber(fields.get('timestamp')),
    platform: 'javascript',
    level: 'error',
    tags: typeof route === 'string' && patterns.has(route) ? { route } : {},
    exception: { values: values.map(safeException) },
  };
}
