import { useState, type HTMLAttributes, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { checkFiles, sizeText, type FileProblem } from '../../components/FileDrop/checkFiles.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './AvatarPicker.css.ts';

/** What {@link AvatarPicker} says by itself. */
export interface AvatarPickerStrings {
  choose: string;
  /** Where there is a picture already. */
  replace: string;
  hint: (maxBytes: number) => string;
  saving: string;
  saved: string;
  failed: string;
  retry: string;
  refused: (problem: FileProblem, maxBytes: number) => string;
}

const english: AvatarPickerStrings = {
  choose: 'Choose a picture',
  replace: 'Change picture',
  hint: (maxBytes) => `JPEG, PNG or WebP, up to ${sizeText(maxBytes)}. Your doctor sees it in messages.`,
  saving: 'Saving your picture…',
  saved: 'Your picture is saved.',
  failed: 'We could not save your picture. It is kept here.',
  retry: 'Try again',
  refused: (problem, maxBytes) =>
    problem === 'size'
      ? `This picture is larger than ${sizeText(maxBytes)}. Choose a smaller one.`
      : 'This is no picture we can take. Choose a JPEG, PNG or WebP.',
};

const types = ['image/jpeg', 'image/png', 'image/webp'];

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Whose face it is. */
  name: string;
  /** The picture there is; the one just chosen (`blob:`) while it is saved. */
  src?: string | undefined;
  /** A picture that may be taken. */
  onChoose: (file: File) => void;
  /** Sends the same picture again. */
  onRetry?: (() => void) | undefined;
  /** @default 'ready' */
  state?: 'ready' | 'saving' | 'saved' | 'failed';
  /** Largest picture, in bytes. @default 10000000 */
  maxBytes?: number;
  strings?: Partial<AvatarPickerStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** The patient's own picture, and the way to another one (specification section 7, `setAvatar`). */
export function AvatarPicker({
  name,
  src,
  onChoose,
  onRetry,
  state = 'ready',
  maxBytes = 10_000_000,
  strings,
  className,
  ...rest
}: AvatarPickerProps) {
  const words = { ...english, ...strings };
  const [problem, setProblem] = useState<FileProblem>();
  const choose = (files: readonly File[]) => {
    const { accepted, rejected } = checkFiles(files, 0, { accept: types, maxBytes, maxFiles: 1 });
    setProblem(rejected[0]?.problem);
    const [file] = accepted;
    if (file) onChoose(file);
  };
  const isSaved = state === 'saved';
  const hasFailed = state === 'failed';
  const wrong = problem ? words.refused(problem, maxBytes) : hasFailed && words.failed;
  return (
    <div {...rest} className={[styles.whole, className].filter(Boolean).join(' ')}>
      <Avatar name={name} src={src} size="large" />
      <div className={styles.side}>
        <div className={styles.actions}>
          <FileTrigger acceptedFileTypes={types} onSelect={(list) => choose([...(list ?? [])])}>
            <Button icon={<Icon name="camera" />} isPending={state === 'saving'} pendingLabel={words.saving}>
              {src === undefined ? words.choose : words.replace}
            </Button>
          </FileTrigger>
          {hasFailed && onRetry && !problem && <Button onPress={onRetry}>{words.retry}</Button>}
        </div>
        <p className={wrong ? styles.wrong : styles.hint}>
          {wrong ? <ErrorText>{wrong}</ErrorText> : isSaved ? words.saved : words.hint(maxBytes)}
        </p>
      </div>
      <VisuallyHidden as="output">{wrong || (isSaved && words.saved)}</VisuallyHidden>
    </div>
  );
}
