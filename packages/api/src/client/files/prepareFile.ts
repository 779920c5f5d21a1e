import { fileTypeOf, SIGNATURE_BYTES } from '../../model/fileType.ts';
import { preparePdf } from './preparePdf.ts';
import { preparePicture } from './preparePicture.ts';
import { places, type FilePlace, type PreparedFile } from './places.ts';

/** Largest file to read into memory, bytes: a photo of 100 megapixels, before it is scaled. */
const MAX_READ_BYTES = 200_000_000;

const read = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await file.arrayBuffer());

/** Content of a file; undefined if it can't be read, such as on a cloud drive or after it was moved. */
async function readOnce(file: Blob) {
  try {
    const type = fileTypeOf(await read(file.slice(0, SIGNATURE_BYTES)));
    return { type, bytes: type && file.size <= MAX_READ_BYTES ? await read(file) : undefined };
  } catch {
    return undefined;
  }
}

/**
 * Reads, checks and cleans a file for a place. Its type is that of its content, whatever its name or MIME type says. The
 * result is in memory: the file may change, move or be deleted afterwards.
 */
export async function prepareFile(file: Blob, place: FilePlace): Promise<PreparedFile> {
  if (file.size === 0) return { problem: 'empty' };
  const found = await readOnce(file);
  if (found === undefined) return { problem: 'unavailable' };
  const { type, bytes } = found;
  if (type === undefined || (type === 'application/pdf' && !places[place].acceptsPdf))
    return { problem: 'wrongType' };
  if (bytes === undefined) return { problem: 'tooLarge' };
  return type === 'application/pdf' ? preparePdf(bytes) : preparePicture(bytes, type, place);
}
