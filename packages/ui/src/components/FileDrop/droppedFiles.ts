import type { DropItem } from 'react-aria-components/ListBox';

/** The files among what was dropped; text and folders are left aside. */
export const droppedFiles = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));
