import { pdfName, prepareFile, uploadName, type FileProblem } from '../files/index.ts';
import type { MessageFile } from './message.ts';

/** File to attach, or the reason why it can't be attached. */
type Attachment =
  | { readonly file: MessageFile; readonly problem?: never }
  | { readonly problem: FileProblem; readonly file?: never };

const toBase64 = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(content);
  });

/** Checks and cleans a picked file. A PDF keeps its name, which the doctor needs. */
export async function prepareAttachment(picked: File): Promise<Attachment> {
  const { content, problem } = await prepareFile(picked, 'chat');
  if (problem !== undefined) return { problem };
  const { type } = content;
  const name = type === 'application/pdf' ? pdfName(picked.name) : uploadName('photo', type);
  return { file: { name, type, content: await toBase64(content) } };
}
