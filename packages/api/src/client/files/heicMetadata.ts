import type { Size } from './pictureSize.ts';
import { assertSupported, UnsupportedFormat, viewOf } from './readBytes.ts';

/** Box of the ISO base media file format: its type, and start and end of its content. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Top-level boxes of a picture; any other could contain a location. */
const IN_FILE = new Set(['ftyp', 'meta', 'mdat', 'free', 'skip']);
/** Boxes without data of items. */
const STRUCTURE = new Set(['ftyp', 'meta']);
/** Boxes that make a sequence or a video of the file, which has metadata of its own. */
const VIDEO = new Set(['moov', 'moof']);
const IN_META = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat', 'dinf', 'grpl', 'free']);

/** Item types of metadata: Exif, XMP and other text, URIs (ISO/IEC 23008-12, annex A). */
const METADATA_TYPES = new Set(['Exif', 'mime', 'uri ']);

const typeAt = (view: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)));

function boxesIn(view: DataView, start: number, end: number, allowed?: ReadonlySet<string>): readonly Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    const box = boxAt(view, at, end);
    assertSupported(allowed?.has(box.type) ?? true);
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

function boxAt(view: DataView, at: number, end: number): Box {
  const size = view.getUint32(at);
  const head = size === 1 ? 16 : 8;
  const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size || end - at;
  assertSupported(length >= head && at + length <= end);
  return { type: typeAt(view, at + 4), start: at + head, end: at + length };
}

/**
 * Top-level boxes of the picture. Phones add the video of a motion photo behind it (`mpvd`), or data of their own (`sefd`, or
 * no box at all, ending in `SEFT`); all that is left out.
 */
function pictureBoxes(view: DataView): readonly Box[] {
  const boxes: Box[] = [];
  const hasBoth = () => ['meta', 'mdat'].every((type) => boxes.some((box) => box.type === type));
  for (let at = 0; at + 8 <= view.byteLength; at = boxes.at(-1)?.end ?? 0) {
    const type = typeAt(view, at + 4);
    assertSupported(!VIDEO.has(type));
    // A second `ftyp` starts a video.
    if (hasBoth() && (!IN_FILE.has(type) || type === 'ftyp')) break;
    assertSupported(IN_FILE.has(type));
    boxes.push(boxAt(view, at, view.byteLength));
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

/** Boxes of the picture and those in `meta`, by type. */
function partsOf(view: DataView) {
  const boxes = pictureBoxes(view);
  const meta = boxes.find(({ type }) => type === 'meta');
  if (meta === undefined) throw new UnsupportedFormat();
  const inside = boxesIn(view, meta.start + 4, meta.end, IN_META);
  return { boxes, inMeta: new Map(inside.map((box) => [box.type, box])) };
}

/**
 * HEIC photo without metadata, such as the location in Exif: of the data, only what belongs to the picture is copied, and what
 * follows the picture is left out.
 * @throws UnsupportedFormat, RangeError
 */
export function cleanHeic(photo: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(photo);
  const { boxes, inMeta } = partsOf(view);
  const [iinf, iloc, idat] = [inMeta.get('iinf'), inMeta.get('iloc'), inMeta.get('idat')];
  if (iinf === undefined || iloc === undefined) throw new UnsupportedFormat();
  const clean = photo.slice(0, boxes.at(-1)?.end);
  const data = boxes.filter(({ type }) => !STRUCTURE.has(type));
  for (const { start, end } of idat ? [...data, idat] : data) clean.fill(0, start, end);
  const metadata = metadataItems(view, iinf);
  for (const { id, start, length } of extentsOf(view, iloc, idat)) {
    // A length of 0 means up to the end of the source.
    assertSupported(length > 0 && start + length <= clean.length);
    if (!metadata.has(id)) clean.set(photo.subarray(start, start + length), start);
  }
  return clean;
}

/** Size of the picture: the largest `ispe`, since tiles and previews have their own. Undefined if there is none. */
export function heicSize(photo: Uint8Array): Size | undefined {
  try {
    const view = viewOf(photo);
    const iprp = partsOf(view).inMeta.get('iprp');
    const ipco = iprp && boxesIn(view, iprp.start, iprp.end).find(({ type }) => type === 'ipco');
    const sizes = (ipco ? boxesIn(view, ipco.start, ipco.end) : [])
      .filter(({ type }) => type === 'ispe')
      .map(({ start }) => ({ width: view.getUint32(start + 4), height: view.getUint32(start + 8) }));
    return sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0];
  } catch {
    return undefined;
  }
}
