import { isBlank } from '../../text/typed.ts';

/** Content of a clipboard, as in a DataTransfer. */
export interface Clipboard<Content extends { readonly name: string }> {
  readonly files: Iterable<Content>;
  readonly getData: (type: string) => string;
}

/** Text that only represents an inline picture (U+FFFC). */
const withoutPictures = (text: string): string => text.replaceAll('\u{FFFC}', '');

const isAddress = (text: string): boolean => /^[a-z][a-z\d+.-]*:\S+$/i.test(text.trim());

/**
 * Files of a paste that are attached instead of inserting its text; empty if the text is pasted. A spreadsheet or document adds
 * a picture of the copied text: the text counts. A browser adds markup or the address to a copied picture, and a file manager
 * the names to copied files: the files count.
 */
export function pastedFiles<Content extends { readonly name: string }>({
  files,
  getData,
}: Clipboard<Content>): readonly Content[] {
  const all = [...files];
  const text = withoutPictures(getData('text/plain'));
  const names = text.split(/[\r\n]+/).map((line) => line.split(/[\\/]/).at(-1)?.trim());
  const areNames =
    all.every(({ name }) => names.includes(name)) && names.filter(Boolean).length <= all.length;
  return isBlank(text) || isAddress(text) || areNames ? all : [];
}
