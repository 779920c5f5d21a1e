import type { ComponentProps, ReactNode } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldHead } from './FieldHead.tsx';
import { ErrorText } from './FieldMessage.tsx';
import type { GroupTexts } from './fieldTexts.ts';

/** Ids of the texts of a field that react-aria does not connect; a text that is not there has none. */
export interface FieldTextIds {
  readonly help: string;
  readonly message: string;
}

/** Value of `aria-describedby` for the texts that are there; undefined for none. */
export const describedBy = (
  { help, message }: FieldTextIds,
  texts: { description?: ReactNode; message: string | undefined },
): string | undefined =>
  [texts.description && help, texts.message && message].filter(Boolean).join(' ') || undefined;

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends Omit<GroupTexts, 'errorMessage'> {
  ids: FieldTextIds;
  /** What connects the label with its control or group. */
  labelProps: NonNullable<ComponentProps<typeof LabelContext>['value']>;
  /** Error of the field as a whole. */
  message: string | undefined;
  /** Whether a message that comes is announced, because nothing moves focus to it. @default false */
  isMessageLive?: boolean | undefined;
  children: ReactNode;
}

/** Label and help text above a control, error line below, for controls that react-aria has no field for. */
export function FieldFrame({
  label,
  description,
  optionalLabel,
  ids,
  labelProps,
  message,
  isMessageLive = false,
  children,
}: FieldFrameProps) {
  return (
    <>
      <LabelContext value={labelProps}>
        <TextContext value={{ slots: { description: { id: ids.help } } }}>
          <FieldHead label={label} description={description} optionalLabel={optionalLabel} />
        </TextContext>
      </LabelContext>
      {children}
      <div className={styles.message} {...(isMessageLive && { 'aria-live': 'polite' })}>
        {message && (
          <span id={ids.message} className={styles.error}>
            <ErrorText>{message}</ErrorText>
          </span>
        )}
      </div>
    </>
  );
}
