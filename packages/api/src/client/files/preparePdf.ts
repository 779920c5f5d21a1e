import { pdfHeaderAt } from '../../model/fileType.ts';
import { needsPassword } from './pdfPassword.ts';
import { MAX_FILE_BYTES, type FileProblem, type PreparedFile } from './places.ts';

/** A PDF as text of one character per byte. */
const textOf = (pdf: Uint8Array): string => new TextDecoder('windows-1252').decode(pdf);

/** Offset of the cross-reference, which ends a PDF; the first one of a file for fast web view is 0. */
function crossReferenceAt(text: string): number | undefined {
  const at = Number([...text.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? 0);
  return at > 0 && at < text.length ? at : undefined;
}

const isCrossReference = (text: string, at: number): boolean =>
  /^\s*(?:xref|\d+\s+\d+\s+obj)/.test(text.slice(at, at + 24));

const hasPage = (text: string): boolean => /\/Type\s*\/Page(?![A-Za-z])/.test(text);

const objectStream = /\/Type\s*\/ObjStm\b[^]*?\bstream\r?\n/g;

/** Content of the object streams, or undefined if one can't be read. */
async function objectStreams(pdf: Uint8Array<ArrayBuffer>, text: string): Promise<string | undefined> {
  const found: string[] = [];
  for (const { 0: head, index } of text.matchAll(objectStream)) {
    const start = index + head.length;
    // The stream must end before the keyword and its line break, or the decoder rejects the rest as data after its end.
    const length = Number(
      /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(text.slice(text.lastIndexOf('<<', index), start))?.[1],
    );
    if (!(length > 0)) return undefined;
    const stream = new Blob([pdf.subarray(start, start + length)])
      .stream()
      .pipeThrough(new DecompressionStream('deflate'));
    const content = await new Response(stream).text().catch(() => undefined);
    if (content === undefined) return undefined;
    found.push(content);
  }
  return found.join('\n');
}

/** Whether a PDF certainly has no page. One that isn't understood counts as having pages. */
async function isEmpty(pdf: Uint8Array<ArrayBuffer>, text: string): Promise<boolean> {
  if (hasPage(text) || text.includes('/Encrypt')) return false;
  const objects = await objectStreams(pdf, text);
  return objects !== undefined && !hasPage(objects) && /\/Count\s+0\b/.test(text + objects);
}

/** Why a reader could not show a PDF, which starts with its header. */
async function pdfProblem(pdf: Uint8Array<ArrayBuffer>): Promise<FileProblem | undefined> {
  const text = textOf(pdf);
  if (crossReferenceAt(text) === undefined) return 'pdfIncomplete';
  if (await needsPassword(pdf, text)) return 'pdfPassword';
  return (await isEmpty(pdf, text)) ? 'pdfEmpty' : undefined;
}

/** A PDF without what is before its header, unless its cross-reference counts that. */
function fromHeader(file: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const start = pdfHeaderAt(file);
  const text = start > 0 ? textOf(file) : '';
  const at = crossReferenceAt(text) ?? 0;
  return isCrossReference(text, at) && !isCrossReference(text, at + start) ? file : file.slice(start);
}

/** Checks whether a doctor can open a PDF. It is sent as it is, because its content may matter. */
export async function preparePdf(file: Uint8Array<ArrayBuffer>): Promise<PreparedFile> {
  if (file.length > MAX_FILE_BYTES) return { problem: 'tooLarge' };
  const pdf = fromHeader(file);
  const problem = await pdfProblem(pdf);
  return problem ? { problem } : { content: new Blob([pdf], { type: 'application/pdf' }) };
}
