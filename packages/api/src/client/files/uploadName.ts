/** File name for the upload; never the name on the device. */
export const uploadName = (name: string, type: string): string =>
  `${name}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;

/** Name of a PDF with its ending, without which a doctor's computer may not open it. */
export const pdfName = (name: string): string => (/\.pdf$/i.test(name) ? name : `${name}.pdf`);
