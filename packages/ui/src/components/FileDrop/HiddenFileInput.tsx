import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import type { ChosenFile } from './FileRow.tsx';

/** Props of {@link HiddenFileInput}. */
export interface HiddenFileInputProps {
  /** Name the files are submitted under. */
  name: string;
  files: readonly ChosenFile[];
  /** Moves focus to the visible button when the error summary of a Form focuses this input. */
  onFocus: () => void;
}

/** Hidden input that submits the files of a FileDrop with its Form. */
export function HiddenFileInput({ name, files, onFocus }: HiddenFileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // jsdom, in unit tests of another app, has no DataTransfer.
    if (!input.current || !('DataTransfer' in globalThis)) return;
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
