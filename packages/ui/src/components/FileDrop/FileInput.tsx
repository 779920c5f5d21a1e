import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ChosenFile } from './FileRow.tsx';

/** Props of {@link FileInput}. */
export interface FileInputProps {
  /** Name the files are sent under. */
  name: string;
  files: readonly ChosenFile[];
  /** The summary of a Form leads here: takes the focus on to what the patient uses. */
  onFocus: () => void;
}

/** What a FileDrop sends with its Form: the files that are chosen, from wherever they came. */
export function FileInput({ name, files, onFocus }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!input.current) return;
    const transfer = new DataTransfer();
    for (const { file } of files) transfer.items.add(file);
    input.current.files = transfer.files;
  }, [files]);
  return (
    <VisuallyHidden aria-hidden="true">
      <input ref={input} type="file" name={name} multiple tabIndex={-1} onFocus={onFocus} />
    </VisuallyHidden>
  );
}
