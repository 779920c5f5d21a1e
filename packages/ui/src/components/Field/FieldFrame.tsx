import type { ComponentProps, ReactNode } from 'react';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldHead } from './FieldHead.tsx';
import { ErrorText } from './FieldMessage.tsx';
import type { GroupTexts } from './fieldTexts.ts';

/** Ids of a field's texts that react-aria does not connect; undefined for missing texts. */
export interface FieldTextIds {
  readonly help: string;
  readonly message: string;
}

/** Value of `aria-describedby` for the present texts; undefined for none. */
export const describedBy = (
  { help, message }: FieldTextIds,
  texts: { description?: ReactNode; message: string | undefined },
): string | undefined =>
  [texts.description && help, texts.message && message].filter(Boolean).join(' ') || undefined;

/** Props of {@link FieldFrame}. */
export interface FieldFrameProps extends Omit<GroupTexts, 'errorMessage'> {
  ids: FieldTextIds;
  /** Props that connect the label with its control or group. */
  labelProps: NonNullable<ComponentProps<typeof LabelContext>['value']>;
  /** Error of the field as a whole. */
  message: string | undefined;
  /** Whether a new message is announced, because focus does not move to it. @default false */
  isMessageLive?: boolean | undefined;
  children: ReactNode;
}

/** Label and help text above a control, error line below, for controls without a react-aria field. */
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
