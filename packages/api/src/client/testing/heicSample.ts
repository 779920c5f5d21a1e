/** HEIC photos in the format of a phone, without a visible image. For tests and stories. */

/** Location metadata of the photos. */
export const LOCATION = 'Exif GPSLatitude 45.5231';

const PICTURE = 'image data';

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const joined = (parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

const number = (value: number, bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, place) => Math.floor(value / 256 ** (bytes - 1 - place)) % 256);

const box = (type: string, ...parts: readonly Uint8Array[]) => {
  const inside = joined(parts);
  return joined([number(inside.length + 8, 4), ascii(type), inside]);
};

const fullBox = (type: string, version: number, ...parts: readonly Uint8Array[]) =>
  box(type, number(version, 1), number(0, 3), ...parts);

/** Empty box of a given size, to make a photo larger. */
export const freeBox = (bytes: number): Uint8Array<ArrayBuffer> => {
  const space = new Uint8Array(bytes);
  space.set([...number(bytes, 4), ...ascii('free')]);
  return space;
};

/** Options of {@link heicFile}. */
export interface HeicSample {
  /** Version of the `iloc` box. */
  readonly version: 0 | 1 | 2;
  /** Whether the location is in the `idat` box instead of after the header. */
  readonly inHead?: boolean;
  readonly extra?: string;
  readonly extraInMeta?: string;
  readonly locationOffset?: number;
  readonly method?: number;
}

/** Photo with two items: picture and location. */
export function heicFile(sample: HeicSample): Uint8Array<ArrayBuffer> {
  const { version, inHead = false, extra, extraInMeta, locationOffset, method = inHead ? 1 : 0 } = sample;
  const wide = version === 2 ? 4 : 2;
  const ftyp = box('ftyp', ascii('heic\0\0\0\0mif1heic'));
  const entry = (id: number, type: string) =>
    fullBox('infe', 2, number(id, 2), number(0, 2), ascii(`${type}\0`));
  const place = (id: number, how: number, at: number, length: number) =>
    joined([
      number(id, wide),
      ...(version > 0 ? [number(how, 2)] : []),
      number(0, 2),
      number(1, 2),
      number(at, 4),
      number(length, 4),
    ]);
  const metaOf = (placeAt: number, pictureAt: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, ascii('\0\0\0\0pict')),
      fullBox('iinf', 0, number(2, 2), entry(1, 'hvc1'), entry(2, 'Exif')),
      fullBox(
        'iloc',
        version,
        Uint8Array.of(0x44, 0x00),
        number(2, wide),
        place(1, 0, pictureAt, PICTURE.length),
        place(2, method, placeAt, LOCATION.length),
      ),
      box('idat', ascii(inHead ? LOCATION : '')),
      ...(extraInMeta === undefined ? [] : [box(extraInMeta, ascii(LOCATION))]),
    );
  const data = ftyp.length + metaOf(0, 0).length + 8;
  const meta = metaOf(locationOffset ?? (inHead ? 0 : data + PICTURE.length), data);
  return joined([
    ftyp,
    meta,
    box('mdat', ascii(PICTURE), ascii(inHead ? '' : LOCATION)),
    ...(extra === undefined ? [] : [box(extra, ascii(LOCATION))]),
  ]);
}
