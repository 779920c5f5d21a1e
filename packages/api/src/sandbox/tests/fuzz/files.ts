const bytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

const PNG = bytes(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

/** Files for forms: a picture, one of another type, an empty one, and one with a malicious name. */
export const filesOfForm = [
  { bytes: PNG, type: 'image/png', name: 'photo.png' },
  { bytes: PNG, type: 'text/html', name: '../../photo.png' },
  { bytes: new TextEncoder().encode('%PDF-1.7\n%%EOF'), type: 'application/pdf', name: 'letter.pdf' },
  { bytes: new TextEncoder().encode('<script>alert(1)</script>'), type: 'image/png', name: 'photo.png' },
  { bytes: new Uint8Array(), type: 'image/jpeg', name: '' },
] as const;
