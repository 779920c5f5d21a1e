import { useState, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/**
 * Props of an element on which files can be dropped; `data-drop-target` is set while files are over it. Not react-aria's
 * DropZone, which adds a tab stop: a button in the element does the same.
 * @param onDrop undefined accepts no files
 */
export function useFileDrop<Target extends Element>(onDrop: ((files: readonly File[]) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (onDrop === undefined) return {};
  return {
    ...(isOver && { 'data-drop-target': '' }),
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
      onDrop([...event.dataTransfer.files]);
    },
  };
}
