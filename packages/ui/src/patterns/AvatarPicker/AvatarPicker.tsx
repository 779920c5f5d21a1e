import { clsx } from 'clsx';
import { useId, useRef, type HTMLAttributes, type Ref } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { ErrorText } from '../../components/Field/FieldMessage.tsx';
import { photoFileTypes } from '../../picture/photoFileTypes.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './AvatarPicker.css.ts';

/** Strings shown by {@link AvatarPicker}. */
export interface AvatarPickerStrings {
  choose: string;
  /** Button label when there already is a picture. */
  replace: string;
  hint: string;
  saving: string;
  saved: string;
  failed: string;
  retry: string;
}

const defaultStrings: AvatarPickerStrings = {
  choose: 'Choose a picture',
  replace: 'Change picture',
  hint: 'JPEG, PNG, WebP, or HEIC. Your doctor will see it in your messages.',
  saving: 'Saving your picture…',
  saved: 'Your picture was saved.',
  failed: "We couldn't save your picture. Try again.",
  retry: 'Try again',
};

/** Props of {@link AvatarPicker}. */
export interface AvatarPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Patient's name, for initials and alternative text. */
  name: string;
  /** Current picture; while saving, the `blob:` URL of the new one. */
  src?: string | undefined;
  /** Whether the patient has a picture, also before it has loaded. @default whether there is a `src` */
  hasPicture?: boolean;
  /** Called with the chosen file, whose content the caller checks: `failed` with a string shows the reason. */
  onChoose: (file: File) => void;
  /** Uploads the same picture again. */
  onRetry?: (() => void) | undefined;
  /** Stage of saving a picture. @default 'ready' */
  state?: 'ready' | 'saving' | 'saved' | 'failed';
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
  strings: overrides,
  className,
  ...rest
}: AvatarPickerProps) {
  const strings = useStrings('AvatarPicker', defaultStrings, overrides);
  const button = useRef<HTMLButtonElement>(null);
  const noteId = useId();
  const retry = () => {
    // The retry button is removed with the error.
    button.current?.focus();
    onRetry?.();
  };
  const hasFailed = state === 'failed';
  const errorText = hasFailed && strings.failed;
  const statusText = errorText || (state === 'saved' && strings.saved);
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Avatar name={name} src={src} size="large" />
      <div className={styles.details}>
        <div className={styles.actions}>
          <FileTrigger acceptedFileTypes={photoFileTypes} onSelect={(list) => list?.[0] && onChoose(list[0])}>
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
          {hasFailed && onRetry && <Button onPress={retry}>{strings.retry}</Button>}
        </div>
        <div id={noteId}>
          {/* Always rendered, so that new text is announced. */}
          <output className={errorText ? styles.error : styles.hint}>
            {errorText ? <ErrorText>{errorText}</ErrorText> : statusText}
          </output>
          {!statusText && <p className={styles.hint}>{strings.hint}</p>}
        </div>
      </div>
    </div>
  );
}
