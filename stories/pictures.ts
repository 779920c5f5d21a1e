const bottle = (ground: string, shade: string, body: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">' +
  `<rect width="320" height="320" fill="${ground}"/><ellipse cx="160" cy="272" rx="88" ry="10" fill="${shade}"/>` +
  `<rect x="112" y="56" width="96" height="44" rx="10" fill="${body}"/>` +
  '<path d="M104 112h112q12 0 12 16v120q0 22-22 22h-92q-22 0-22-22V128q0-16 12-16z" fill="#fff"/>' +
  `<rect x="92" y="156" width="136" height="72" fill="${shade}"/><circle cx="160" cy="192" r="18" fill="${body}"/></svg>`;

// Blob URLs need no server.
const svgUrl = (svg: string) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));

/** Product picture that always loads. */
export const productPicture = svgUrl(bottle('#def4e4', '#bae9c9', '#03864c'));

/** Second product picture. */
export const otherPicture = svgUrl(bottle('#efeaff', '#dfd4ff', '#7f4bd4'));

/** Picture of a person that always loads. */
export const facePicture = svgUrl(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#f0d8b6"/>' +
    '<circle cx="32" cy="26" r="13" fill="#7a5103"/><path d="M6 64c2-16 12-22 26-22s24 6 26 22z" fill="#01418e"/></svg>',
);

/** Valid URL whose content is not a picture. */
export const brokenPicture = svgUrl('not an SVG');
