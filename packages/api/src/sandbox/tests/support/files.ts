const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const beginnings = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  pdf: '%PDF-1.7\n',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  text: 'Only words',
};

/** File with the signature of its kind; name, declared type and size are free. */
export function sampleFile(
  kind: keyof typeof beginnings,
  { name = `sample.${kind}`, type = '', size }: { name?: string; type?: string; size?: number } = {},
): File {
  const beginning = latin1(beginnings[kind]);
  const bytes = new Uint8Array(size ?? beginning.length);
  bytes.set(beginning.subarray(0, bytes.length));
  return new File([bytes], name, { type });
}

/** Form with files in one field. */
export function formWith(field: string, ...files: (File | string)[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return form;
}
