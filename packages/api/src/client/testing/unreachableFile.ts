const unreachable = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));

/** A file on an unavailable drive. For tests and stories. */
export const unreachableFile = (name: string): File => {
  const file = new File(['content'], name, { type: 'image/jpeg' });
  const part = Object.assign(new Blob(), { arrayBuffer: unreachable });
  return Object.assign(file, { arrayBuffer: unreachable, slice: () => part });
};
