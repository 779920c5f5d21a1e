import type { KeyboardEvent, Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField } from 'react-aria-components/TextField';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './ChatComposer.css.ts';

/** Props of {@link DraftField}. */
export interface DraftFieldProps {
  text: string;
  onTextChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  label: string;
  placeholder: string;
  /** Description for screen readers: offline message and remaining characters. */
  note: string;
  isInvalid: boolean;
  isDisabled: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** Text area that grows with its content, up to eight lines. */
export function DraftField({
  text,
  onTextChange,
  onKeyDown,
  label,
  placeholder,
  note,
  isInvalid,
  isDisabled,
  ref,
}: DraftFieldProps) {
  return (
    <TextField
      value={text}
      onChange={onTextChange}
      isInvalid={isInvalid}
      isDisabled={isDisabled}
      validationBehavior="aria"
      // The browser would store the text in its own files, beyond the end of the session.
      autoComplete="off"
      className={styles.field}
    >
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <span className={styles.grow}>
        {/* Invisible copy of the text, which sizes the box without measuring in script. */}
        <span aria-hidden="true" className={styles.sizer}>
          {text || placeholder}
          {'\u200b'}
        </span>
        <TextArea
          ref={ref}
          rows={1}
          placeholder={placeholder}
          onKeyDown={onKeyDown}
          className={styles.area}
        />
      </span>
      <VisuallyHidden>
        <Text slot="description">{note}</Text>
      </VisuallyHidden>
    </TextField>
  );
}
