const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

const signatures = {
  jpeg: '\xff\xd8\xff\xe0\0\x10JFIF',
  png: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
  webp: 'RIFF\x24\0\0\0WEBPVP8 ',
  heic: '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  pdf: '%PDF-1.7\n',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  text: 'Plain text',
};

/** File with the signature of its kind; name, declared type and size can be set. */
export function sampleFile(
  kind: keyof typeof signatures,
  { name = `sample.${kind}`, type = '', size }: { name?: string; type?: string; size?: number } = {},
): File {
  const signature = latin1(signatures[kind]);
  const bytes = new Uint8Array(size ?? signature.length);
  bytes.set(signature.subarray(0, bytes.length));
  return new File([bytes], name, { type });
}

/** Form with files in one field. */
export function formWith(field: string, ...files: (File | string)[]): FormData {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return form;
}
