import { clsx } from 'clsx';
import { useId, useRef, useState, type HTMLAttributes, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { checkFiles, sizeText, type FileProblem } from '../../components/FileDrop/checkFiles.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import * as styles from './AvatarPicker.css.ts';

/** Strings shown by {@link AvatarPicker}. */
export interface AvatarPickerStrings {
  choose: string;
  /** Button label when there already is a picture. */
  replace: string;
  hint: (maxBytes: number) => string;
  saving: string;
  saved: string;
  failed: string;
  retry: string;
  refused: (problem: FileProblem, maxBytes: number) => string;
}

const defaultStrings: AvatarPickerStrings = {
  choose: 'Choose a picture',
  replace: 'Change picture',
  hint: (maxBytes) =>
    `JPEG, PNG, or WebP, up to ${sizeText(maxBytes)}. Your doctor will see it in your messages.`,
  saving: 'Saving your picture…',
  saved: 'Your picture was saved.',
  failed: "We couldn't save your picture. Try again.",
  retry: 'Try again',
  refused: (problem, maxBytes) =>
    problem === 'size'
      ? `This picture is larger than ${sizeText(maxBytes)}. Choose a smaller one.`
      : "We can't use this type of file. Choose a JPEG, PNG, or WebP picture.",
};

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Patient's name, for initials and alternative text. */
  name: string;
  /** Current picture; while saving, the `blob:` URL of the new one. */
  src?: string | undefined;
  /** Whether the patient has a picture, which may not have come yet. @default whether there is a `src` */
  hasPicture?: boolean;
  /** Called with a file that passed the type and size checks. */
  onChoose: (file: File) => void;
  /** Uploads the same picture again. */
  onRetry?: (() => void) | undefined;
  /** Stage of saving a picture. @default 'ready' */
  state?: 'ready' | 'saving' | 'saved' | 'failed';
  /** Maximum file size in bytes. @default 10000000 */
  maxBytes?: number;
  /** Overrides for the default text. */
  strings?: Partial<AvatarPickerStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Patient's avatar with a button to change it (specification section 7, `setAvatar`). */
export function AvatarPicker({
  name,
  src,
  hasPicture = src !== undefined,
  onChoose,
  onRetry,
  state = 'ready',
  maxBytes = 10_000_000,
  strings: overrides,
  className,
  ...rest
}: AvatarPickerProps) {
  const strings = { ...defaultStrings, ...overrides };
  const [problem, setProblem] = useState<FileProblem>();
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const choose = (files: readonly File[]) => {
    const { accepted, rejected } = checkFiles(files, 0, { accept: types, maxBytes, maxFiles: 1 });
    setProblem(rejected[0]?.problem);
    const [file] = accepted;
    if (file) onChoose(file);
  };
  const retry = () => {
    // The button to try again goes with the error.
    button.current?.focus();
    onRetry?.();
  };
  const hasFailed = state === 'failed';
  const errorText = problem ? strings.refused(problem, maxBytes) : hasFailed && strings.failed;
  const statusText = errorText || (state === 'saved' && strings.saved);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Avatar name={name} src={src} size="large" />
      <div className={styles.details}>
        <div className={styles.actions}>
          <FileTrigger acceptedFileTypes={types} onSelect={(list) => choose([...(list ?? [])])}>
            <Button
              ref={button}
              aria-describedby={noteId}
              icon={<Icon name="camera" />}
              isPending={state === 'saving'}
              pendingLabel={strings.saving}
            >
              {hasPicture ? strings.replace : strings.choose}
            </Button>
          </FileTrigger>
          {hasFailed && onRetry && !problem && <Button onPress={retry}>{strings.retry}</Button>}
        </div>
        <div id={noteId}>
          {/* Stays there, so that a text that comes is announced. */}
          <output className={errorText ? styles.error : styles.hint}>
            {errorText ? <ErrorText>{errorText}</ErrorText> : statusText}
          </output>
          {!statusText && <p className={styles.hint}>{strings.hint(maxBytes)}</p>}
        </div>
      </div>
    </div>
  );
}
