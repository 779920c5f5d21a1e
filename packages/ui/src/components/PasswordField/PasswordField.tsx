import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../Icon/Drawing.tsx';
import { eye, eyeOff } from '../Icon/firstDrawings.ts';
import { drawing } from '../IconButton/IconButton.css.ts';
import { RoundButton } from '../IconButton/RoundButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './PasswordField.css.ts';

/** Words of {@link PasswordField}. */
export interface PasswordFieldStrings {
  /** Name of the button while the password is hidden. @default 'Show password' */
  show: string;
  /** Name of the button while the password can be read. @default 'Hide password' */
  hide: string;
  /** Said when the password becomes readable. @default 'Your password is visible' */
  isVisible: string;
  /** Said when the password is hidden again. @default 'Your password is hidden' */
  isHidden: string;
}

const english: PasswordFieldStrings = {
  show: 'Show password',
  hide: 'Hide password',
  isVisible: 'Your password is visible',
  isHidden: 'Your password is hidden',
};

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'inputRef'> {
  /** `current-password` to sign in, `new-password` to choose one. @default 'current-password' */
  autoComplete?: 'current-password' | 'new-password';
  strings?: Partial<PasswordFieldStrings>;
}

/** A password, hidden until the patient asks to see it. */
export function PasswordField({
  label,
  autoComplete = 'current-password',
  strings,
  ...rest
}: PasswordFieldProps) {
  const words = { ...english, ...strings };
  const [isShown, setShown] = useState(false);
  const [wasToggled, setToggled] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // Hidden again before it is sent: a browser would otherwise keep it among the texts it suggests.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const toggle = () => {
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
            icon={<Drawing d={isShown ? eyeOff : eye} className={drawing} />}
            label={isShown ? words.hide : words.show}
            variant="quiet"
            isDisabled={rest.isDisabled ?? false}
            onPress={toggle}
            className={styles.toggle}
          />
          <VisuallyHidden aria-live="polite">
            {wasToggled && (isShown ? words.isVisible : words.isHidden)}
          </VisuallyHidden>
        </span>
      }
    />
  );
}
