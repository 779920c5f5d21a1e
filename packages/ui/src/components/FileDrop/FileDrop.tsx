import { useRef, useState, type CSSProperties, type Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { GroupField } from '../Field/GroupField.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './FileDrop.css.ts';
import { FileInput } from './FileInput.tsx';
import { sortFiles, type FileLimits } from './fileProblems.ts';
import { FileRow, type ChosenFile } from './FileRow.tsx';
import { english, type FileDropStrings } from './fileStrings.ts';
import { droppedFiles } from './droppedFiles.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FieldTexts, FileLimits {
  /** The files that are chosen, oldest first; the screen keeps them and sends them. */
  files: readonly ChosenFile[];
  /** The patient chose files that may be taken. */
  onAdd: (files: readonly File[]) => void;
  /** The patient takes one away. */
  onRemove: (id: string) => void;
  /** The patient tries one again that did not arrive. */
  onRetry?: (id: string) => void;
  /** Offers the camera first: the one at the back (`environment`) or towards the face (`user`). */
  camera?: 'environment' | 'user';
  /** Name of the files in the Form around it. */
  name?: string;
  /** @default false */
  isDisabled?: boolean;
  strings?: Partial<FileDropStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Files from the device: chosen, dropped, pasted or photographed, and what became of each. */
export function FileDrop({
  files,
  onAdd,
  onRemove,
  onRetry,
  accept,
  maxBytes,
  maxFiles,
  camera,
  errorMessage,
  name,
  isDisabled = false,
  strings,
  ...rest
}: FileDropProps) {
  const words = { ...english, ...strings };
  const limits = { accept, maxBytes, maxFiles };
  const isMultiple = maxFiles !== 1;
  const [refusal, setRefusal] = useState<string>();
  const [news, setNews] = useState('');
  const formError = useFormError(name);
  const button = useRef<HTMLButtonElement>(null);
  const message = errorMessage ?? refusal ?? formError.message;

  const add = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const { taken, refused } = sortFiles(chosen, files.length, limits);
    setRefusal(refused.map((one) => words.refused(one, limits)).join('. ') || undefined);
    formError.clear();
    if (taken.length === 0) return;
    setNews(words.added(taken.map((file) => file.name)));
    onAdd(taken);
  };
  const remove = ({ id, file }: ChosenFile) => {
    setRefusal(undefined);
    setNews(words.removed(file.name));
    // Its button goes with it: the focus must not fall to the page.
    button.current?.focus();
    onRemove(id);
  };
  const trigger = { ...(accept && { acceptedFileTypes: accept }), allowsMultiple: isMultiple };
  return (
    <GroupField {...rest} message={message}>
      {(messageId) => (
        <>
          <DropZone
            aria-label={words.zone}
            isDisabled={isDisabled}
            onDrop={({ items }) => void droppedFiles(items).then(add)}
            className={[styles.zone, message !== undefined && styles.invalid].filter(Boolean).join(' ')}
          >
            {camera && (
              <FileTrigger
                {...trigger}
                allowsMultiple={false}
                defaultCamera={camera}
                onSelect={(list) => add([...(list ?? [])])}
              >
                <Button icon={<Icon name="camera" />} isDisabled={isDisabled}>
                  {words.camera}
                </Button>
              </FileTrigger>
            )}
            <FileTrigger {...trigger} onSelect={(list) => add([...(list ?? [])])}>
              <Button
                ref={button}
                icon={<Icon name="upload" />}
                isDisabled={isDisabled}
                {...(message !== undefined && { 'aria-describedby': messageId })}
              >
                {words.choose(isMultiple)}
              </Button>
            </FileTrigger>
            {!isDisabled && <span className={styles.hint}>{words.drop}</span>}
            {name !== undefined && (
              <FileInput name={name} files={files} onFocus={() => button.current?.focus()} />
            )}
          </DropZone>
          <ul aria-label={words.list} className={styles.files}>
            {files.map((item) => (
              <FileRow
                key={item.id}
                item={item}
                words={words}
                isDisabled={isDisabled}
                onRemove={() => remove(item)}
                onRetry={onRetry && (() => onRetry(item.id))}
              />
            ))}
          </ul>
          <VisuallyHidden aria-live="polite">{refusal ?? news}</VisuallyHidden>
        </>
      )}
    </GroupField>
  );
}
