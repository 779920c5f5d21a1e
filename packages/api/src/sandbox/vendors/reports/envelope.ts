/** One part of an envelope: an error, a transaction, a session, a picture. */
export interface EnvelopeItem {
  type: string;
  /** The item's own header. */
  header: Record<string, unknown>;
  /** Parsed where it is JSON, else as text. */
  payload: unknown;
}

/** What an envelope says. */
export interface Envelope {
  header: Record<string, unknown>;
  items: EnvelopeItem[];
}

/** An error report as the sink keeps it. */
export interface ErrorReport extends Envelope {
  _id: string;
  /** ISO 8601, by the service's clock. */
  receivedAt: string;
  /** The project of the address it was sent to. */
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

/** Reads lines, and spans of a known length, off the front of the bytes of an envelope. */
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
    /** As many bytes as an item says it has; undefined where there are fewer, or more before the next line. */
    span(length: number): string | undefined {
      const end = at + length;
      const ends = end === bytes.length || bytes[end] === NEWLINE;
      return end <= bytes.length && ends ? upTo(end) : undefined;
    },
  };
}

/**
 * Reads a Sentry envelope: a header, then items of a header and a payload each, all of them lines
 * (develop.sentry.dev, "Envelopes"). Undefined when it is none.
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
    /** Owned by SHARED; the newest error reports of the app. */
    reports: ErrorReport;
  }
}
