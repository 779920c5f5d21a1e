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
  /** Read with the name: why it cannot be sent, how much room is left. */
  note: string;
  isInvalid: boolean;
  isDisabled: boolean;
  ref: Ref<HTMLTextAreaElement>;
}

/** Lines of writing: one at first, as many as are written, and from the eighth on it scrolls. */
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
      className={styles.field}
    >
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <span className={styles.grow}>
        {/* A copy of the words gives the box its height: no script measures anything. */}
        <span aria-hidden="true" className={styles.copy}>
          {text}
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
