import type { DropItem } from 'react-aria-components/ListBox';

/** Files among the dropped items. Ignores text and folders. */
export const droppedFiles = (items: readonly DropItem[]): Promise<File[]> =>
  Promise.all(items.filter((item) => item.kind === 'file').map((item) => item.getFile()));
