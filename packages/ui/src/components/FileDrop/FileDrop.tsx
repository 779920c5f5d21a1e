import { clsx } from 'clsx';
import { useRef, useState, type CSSProperties, type Ref } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/index.ts';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { GroupField } from '../Field/GroupField.tsx';
import { useFormError } from '../Field/useFormError.ts';
import { Icon } from '../Icon/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './FileDrop.css.ts';
import { HiddenFileInput } from './HiddenFileInput.tsx';
import { checkFiles, type FileLimits } from './checkFiles.ts';
import { FileRow, type ChosenFile } from './FileRow.tsx';
import { defaultStrings, type FileDropStrings } from './fileStrings.ts';
import { droppedFiles } from './droppedFiles.ts';

/** Props of {@link FileDrop}. */
export interface FileDropProps extends FieldTexts, FileLimits {
  /** Chosen files, oldest first. The caller keeps and uploads them. */
  files: readonly ChosenFile[];
  /** Called with the chosen files that passed the checks. */
  onAdd: (files: readonly File[]) => void;
  /** Called with the chosen files that failed the checks; the field says why. */
  onReject?: ((files: readonly File[]) => void) | undefined;
  /** Called when the patient removes a file. */
  onRemove: (id: string) => void;
  /** Called when the patient retries a failed upload. */
  onRetry?: (id: string) => void;
  /** Called when the patient uses a file in spite of its `warning`. */
  onAccept?: (id: string) => void;
  /** Adds a button for the rear (`environment`) or front (`user`) camera. */
  camera?: 'environment' | 'user';
  /** Name of the files in the surrounding Form. */
  name?: string;
  /** Whether files can't be added or removed. @default false */
  isDisabled?: boolean;
  strings?: Partial<FileDropStrings>;
  id?: string;
  className?: string;
  style?: CSSProperties;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Lets the patient choose, drop, paste or photograph files, and shows the upload state of each. */
export function FileDrop({
  files,
  onAdd,
  onReject,
  onRemove,
  onRetry,
  onAccept,
  accept,
  maxBytes,
  maxFiles,
  camera,
  errorMessage,
  name,
  isDisabled = false,
  strings: overrides,
  ...rest
}: FileDropProps) {
  const strings = useStrings('FileDrop', defaultStrings, overrides);
  const limits = { accept, maxBytes, maxFiles };
  const isMultiple = maxFiles !== 1;
  const [rejection, setRejection] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const formError = useFormError(name);
  const button = useRef<HTMLButtonElement>(null);
  const message = errorMessage ?? rejection ?? formError.message;

  const handleAdd = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const { accepted, rejected } = checkFiles(chosen, files.length, limits);
    setRejection(rejected.map((file) => strings.rejected(file, limits)).join('. ') || undefined);
    formError.clear();
    if (rejected.length > 0) onReject?.(rejected.map(({ file }) => file));
    if (accepted.length === 0) return;
    setAnnouncement(strings.added(accepted.map((file) => file.name)));
    onAdd(accepted);
  };
  const handleRemove = ({ id, file }: ChosenFile) => {
    setRejection(undefined);
    setAnnouncement(strings.removed(file.name));
    // Moves focus to the button, because the pressed button is removed with its file.
    button.current?.focus();
    onRemove(id);
  };
  const trigger = { ...(accept && { acceptedFileTypes: accept }), allowsMultiple: isMultiple };
  return (
    <GroupField
      {...rest}
      message={message}
      // Other errors are read when the focus moves to them or to their summary.
      isMessageLive={errorMessage === undefined && formError.message === undefined}
    >
      {(messageId) => (
        <>
          <DropZone
            aria-label={strings.zone}
            isDisabled={isDisabled}
            onDrop={({ items }) => void droppedFiles(items).then(handleAdd)}
            className={clsx(styles.zone, message !== undefined && styles.invalid)}
          >
            {camera && (
              <FileTrigger
                {...trigger}
                allowsMultiple={false}
                defaultCamera={camera}
                onSelect={(list) => handleAdd([...(list ?? [])])}
              >
                <Button icon={<Icon name="camera" />} isDisabled={isDisabled}>
                  {strings.camera}
                </Button>
              </FileTrigger>
            )}
            <FileTrigger {...trigger} onSelect={(list) => handleAdd([...(list ?? [])])}>
              <Button
                ref={button}
                icon={<Icon name="upload" />}
                isDisabled={isDisabled}
                {...(message !== undefined && { 'aria-describedby': messageId })}
              >
                {strings.choose(isMultiple)}
              </Button>
            </FileTrigger>
            {!isDisabled && <span className={styles.hint}>{strings.drop}</span>}
            {name !== undefined && (
              <HiddenFileInput name={name} files={files} onFocus={() => button.current?.focus()} />
            )}
          </DropZone>
          {files.length > 0 && (
            <ul role="list" aria-label={strings.list} className={styles.files}>
              {files.map((item) => (
                <FileRow
                  key={item.id}
                  item={item}
                  strings={strings}
                  isDisabled={isDisabled}
                  onRemove={() => handleRemove(item)}
                  onRetry={onRetry && (() => onRetry(item.id))}
                  onAccept={onAccept && (() => onAccept(item.id))}
                />
              ))}
            </ul>
          )}
          <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        </>
      )}
    </GroupField>
  );
}
