/** File name for the upload; never the name on the device. */
export const uploadName = (name: string, type: string): string =>
  `${name}.${type === 'image/jpeg' ? 'jpg' : type.replace('image/', '')}`;
