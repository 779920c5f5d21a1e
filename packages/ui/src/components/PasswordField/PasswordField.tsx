import { useEffect, useRef, useState } from 'react';
import { SvgIcon } from '../Icon/SvgIcon.tsx';
import { eye, eyeOff } from '../Icon/criticalIcons.ts';
import { icon as buttonIcon } from '../IconButton/IconButton.css.ts';
import { RoundButton } from '../IconButton/RoundButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './PasswordField.css.ts';

/** Strings of {@link PasswordField}. */
export interface PasswordFieldStrings {
  /** Accessible name of the button while the password is hidden. @default 'Show password' */
  show: string;
  /** Accessible name of the button while the password is visible. @default 'Hide password' */
  hide: string;
  /** Announced when the password becomes visible. @default 'Your password is visible' */
  isVisible: string;
  /** Announced when the password is hidden again. @default 'Your password is hidden' */
  isHidden: string;
}

const defaultStrings: PasswordFieldStrings = {
  show: 'Show password',
  hide: 'Hide password',
  isVisible: 'Your password is visible',
  isHidden: 'Your password is hidden',
};

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'inputRef'> {
  /** `current-password` to sign in, `new-password` to choose a password. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  strings?: Partial<PasswordFieldStrings>;
}

/** Password field with a button that shows the password. */
export function PasswordField({
  label,
  autoComplete = 'current-password',
  strings: overrides,
  ...rest
}: PasswordFieldProps) {
  const strings = useStrings('PasswordField', defaultStrings, overrides);
  const [isShown, setShown] = useState(false);
  const [wasToggled, setToggled] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hides the password on submit, so that the browser doesn't save it as autofill text.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const handleToggle = () => {
    setShown(!isShown);
    setToggled(true);
  };
  return (
    <TextField
      autoCorrect="off"
      spellCheck="false"
      {...rest}
      label={label}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      inputRef={input}
      inputProps={{ autoCapitalize: 'none', ...rest.inputProps }}
      end={
        <span className={styles.end}>
          <RoundButton
            icon={<SvgIcon d={isShown ? eyeOff : eye} className={buttonIcon} />}
            label={isShown ? strings.hide : strings.show}
            variant="quiet"
            isDisabled={rest.isDisabled ?? false}
            onPress={handleToggle}
            className={styles.toggle}
          />
          <VisuallyHidden aria-live="polite">
            {wasToggled && (isShown ? strings.isVisible : strings.isHidden)}
          </VisuallyHidden>
        </span>
      }
    />
  );
}
