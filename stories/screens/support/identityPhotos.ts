import { drawBlob } from './drawBlob.ts';
import type { Visit } from './visit.ts';

/** Patient at the photo step. */
export const as = 'register-photo';

/** Location in the metadata of a JPEG. */
const LOCATION = 'Exif\0\0GPSLatitude 45.5231';

/** Photo with location metadata, larger than the upload limit. */
export async function createPhoto(): Promise<File> {
  const drawn = new Uint8Array(await (await drawBlob(2400, 1200, 'image/jpeg')).arrayBuffer());
  const location = new TextEncoder().encode(LOCATION);
  const size = location.length + 2;
  const segment = new Uint8Array([0xff, 0xe1, Math.floor(size / 256), size % 256, ...location]);
  return new File([drawn.slice(0, 2), segment, drawn.slice(2)], 'id.jpg', { type: 'image/jpeg' });
}

/** Uploaded photo of the patient in the sandbox. */
export const stored = ({ sandbox }: Visit, picture: string) =>
  sandbox.store.getFile(`patient-${as}`, `${as}-1/${picture}`);

/** Stores uploaded photos of the patient before the page opens. */
export const withUploads = async ({ sandbox }: Visit, ...pictures: readonly string[]) => {
  const bytes = new Uint8Array(await (await createPhoto()).arrayBuffer());
  for (const picture of pictures)
    sandbox.store.putFile(`patient-${as}`, `${as}-1/${picture}`, {
      type: 'image/jpeg',
      name: 'id.jpg',
      bytes,
    });
};
