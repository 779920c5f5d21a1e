/** Item of an envelope, such as an error, a transaction or a session. */
export interface EnvelopeItem {
  type: string;
  /** Header of the item. */
  header: Record<string, unknown>;
  /** Parsed JSON, or text if it is not JSON. */
  payload: unknown;
}

/** Parsed Sentry envelope. */
export interface Envelope {
  header: Record<string, unknown>;
  items: EnvelopeItem[];
}

/** Stored error report. */
export interface ErrorReport extends Envelope {
  _id: string;
  /** ISO 8601, by the service's clock. */
  receivedAt: string;
  /** Project in the URL it was sent to. */
  project: string;
}

const NEWLINE = 10;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function headerOf(line: string | undefined): Record<string, unknown> | undefined {
  const value = line === undefined ? undefined : parsed(line);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value));
}

/** Creates a reader of lines, and of spans of a known length, in the bytes of an envelope. */
function reader(bytes: Uint8Array) {
  const decoder = new TextDecoder();
  let at = 0;
  const upTo = (end: number) => {
    const text = decoder.decode(bytes.subarray(at, end));
    at = end + 1;
    return text;
  };
  return {
    line(): string | undefined {
      if (at >= bytes.length) return undefined;
      const end = bytes.indexOf(NEWLINE, at);
      return upTo(end === -1 ? bytes.length : end);
    },
    /** Reads a number of bytes; undefined if there are fewer, or if no line ends after them. */
    span(length: number): string | undefined {
      const end = at + length;
      const ends = end === bytes.length || bytes[end] === NEWLINE;
      return end <= bytes.length && ends ? upTo(end) : undefined;
    },
  };
}

/**
 * Parses a Sentry envelope: a header, then items with a header and a payload each, separated by line breaks
 * (develop.sentry.dev, "Envelopes"). Undefined if it is invalid.
 */
export function parseEnvelope(bytes: Uint8Array): Envelope | undefined {
  const lines = reader(bytes);
  const header = headerOf(lines.line());
  if (header === undefined) return undefined;
  const items: EnvelopeItem[] = [];
  for (let line = lines.line(); line !== undefined; line = lines.line()) {
    // An envelope may end with empty lines.
    if (line === '') continue;
    const itemHeader = headerOf(line);
    const { type, length } = itemHeader ?? {};
    if (itemHeader === undefined || typeof type !== 'string') return undefined;
    const text = typeof length === 'number' && length >= 0 ? lines.span(length) : lines.line();
    if (text === undefined) return undefined;
    items.push({ type, header: itemHeader, payload: parsed(text) ?? text });
  }
  return { header, items };
}

declare module '../../core/collections.ts' {
  interface Collections {
    /** Owned by SHARED; recent error reports of the app. */
    reports: ErrorReport;
  }
}
