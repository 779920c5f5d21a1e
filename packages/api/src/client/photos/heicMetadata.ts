import { assertSupported, UnsupportedFormat } from './readBytes.ts';

/** Box of the ISO base media file format: its type, and start and end of its content. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Allowed top-level boxes; any other could contain a location. */
const IN_FILE = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);
const IN_META = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'dinf', 'grpl', 'free']);

/** Item types of metadata: Exif, XMP and other text, URIs (ISO/IEC 23008-12, annex A). */
const METADATA_TYPES = new Set(['Exif', 'mime', 'uri ']);

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

function boxesIn(view: DataView, start: number, end: number, allowed?: ReadonlySet<string>): readonly Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const size = view.getUint32(at);
    const type = typeAt(view, at + 4);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size || end - at;
    assertSupported(length >= head && at + length <= end && (allowed?.has(type) ?? true));
    boxes.push({ type, start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

function reader(view: DataView, start: number) {
  let at = start;
  return (bytes: number): number => {
    let value = 0;
    for (let left = bytes; left > 0; left -= 1, at += 1) value = value * 256 + view.getUint8(at);
    assertSupported(Number.isSafeInteger(value));
    return value;
  };
}

/** Ids of metadata items (`iinf`). */
function metadataItems(view: DataView, { start, end }: Box): ReadonlySet<number> {
  const list = view.getUint8(start) === 0 ? start + 6 : start + 8;
  const ids = new Set<number>();
  for (const entry of boxesIn(view, list, end)) {
    const version = view.getUint8(entry.start);
    assertSupported(entry.type === 'infe' && (version === 2 || version === 3));
    const read = reader(view, entry.start + 4);
    const id = read(version === 2 ? 2 : 4);
    read(2);
    if (METADATA_TYPES.has(typeAt(view, entry.start + (version === 2 ? 8 : 10)))) ids.add(id);
  }
  return ids;
}

interface Extent {
  readonly id: number;
  /** Offset in the file. */
  readonly start: number;
  readonly length: number;
}

/** Locations of the items (`iloc`). */
function extentsOf(view: DataView, { start }: Box, idat: Box | undefined): readonly Extent[] {
  const version = view.getUint8(start);
  assertSupported(version <= 2);
  const read = reader(view, start + 4);
  const [sizes, moreSizes] = [read(1), read(1)];
  const count = read(version < 2 ? 2 : 4);
  const extents: Extent[] = [];
  for (let item = 0; item < count; item += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) % 16;
    const isInOtherFile = read(2) !== 0;
    const base = read(moreSizes >> 4) + (method === 1 ? (idat?.start ?? Number.NaN) : 0);
    for (let left = read(2); left > 0; left -= 1) {
      if (version > 0) read(moreSizes % 16);
      const offset = read(sizes >> 4);
      extents.push({
        id,
        start: isInOtherFile || method > 1 ? Number.NaN : base + offset,
        length: read(sizes % 16),
      });
    }
  }
  return extents;
}

/**
 * HEIC photo with its metadata overwritten, such as the location in Exif. Has the same length.
 * @throws UnsupportedFormat, RangeError
 */
export function cleanHeic(photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const clean = new Uint8Array(photo);
  const view = new DataView(clean.buffer);
  const meta = boxesIn(view, 0, clean.length, IN_FILE).find(({ type }) => type === 'meta');
  if (meta === undefined) throw new UnsupportedFormat();
  const boxes = new Map(boxesIn(view, meta.start + 4, meta.end, IN_META).map((box) => [box.type, box]));
  const [iinf, iloc] = [boxes.get('iinf'), boxes.get('iloc')];
  if (iinf === undefined || iloc === undefined) throw new UnsupportedFormat();
  const extents = extentsOf(view, iloc, boxes.get('idat'));
  for (const id of metadataItems(view, iinf)) {
    const own = extents.filter((extent) => extent.id === id);
    assertSupported(own.length > 0);
    for (const { start, length } of own) {
      // A length of 0 means up to the end of the source.
      assertSupported(length > 0 && start + length <= clean.length);
      clean.fill(0, start, start + length);
    }
  }
  return clean;
}
