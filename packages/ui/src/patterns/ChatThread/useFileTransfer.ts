import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { pastedFiles } from './pastedFiles.ts';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Props of an element on which files can be dropped, and pasted while the focus is in it; `data-drop-target` is set while files
 * are over it. Not react-aria's DropZone, which adds a tab stop: a button in the element does the same.
 * @param onFiles undefined accepts no files
 */
export function useFileTransfer<Target extends Element>(
  onFiles: ((files: readonly File[]) => void) | undefined,
) {
  const [isOver, setOver] = useState(false);
  if (onFiles === undefined) return {};
  return {
    ...(isOver && { 'data-drop-target': '' }),
    onPaste(event: ClipboardEvent<Target>) {
      const { clipboardData } = event;
      const files = pastedFiles({
        files: clipboardData.files,
        getData: (type) => clipboardData.getData(type),
      });
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
    onDragOver(event: DragEvent<Target>) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave({ currentTarget, relatedTarget }: DragEvent<Target>) {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop(event: DragEvent<Target>) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
