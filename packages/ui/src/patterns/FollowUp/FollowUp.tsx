import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './FollowUp.css.ts';

/** Strings shown by {@link FollowUp} and {@link FollowUpNotice}. */
export interface FollowUpStrings {
  /** @default 'Follow-up' */
  label: string;
  /**
   * Answer that triggered the question, and the question it answers if that is known.
   * @default 'Because you answered “Yes” to “Do you smoke?”'
   */
  because: (answer: string, question?: string) => string;
  /** Below the answer that adds questions. @default 'This answer adds 2 questions.' */
  added: (count: number) => string;
  /** After a changed answer removed questions. @default 'We removed the follow-up questions.' */
  removed: string;
}

const defaultStrings: FollowUpStrings = {
  label: 'Follow-up',
  because: (answer, question) =>
    question === undefined
      ? `Because you answered “${answer}”`
      : `Because you answered “${answer}” to “${question}”`,
  added: (count) => (count === 1 ? 'This answer adds 1 question.' : `This answer adds ${count} questions.`),
  removed: 'We removed the follow-up questions.',
};

/** Props of {@link FollowUp}. */
export interface FollowUpProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /**
   * Triggering answer, as shown to the patient. Without it, the children have no frame; they keep their state and focus when it
   * is added.
   */
  answer?: string | undefined;
  /** Question it answers. */
  question?: string | undefined;
  /** QuestionCard of the follow-up question. */
  children: ReactNode;
  /** Overrides for the default text. */
  strings?: Partial<FollowUpStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Follow-up question added by an answer (specification section 3, `followUpQuestions`). */
export function FollowUp({
  answer,
  question,
  children,
  strings: overrides,
  className,
  ...rest
}: FollowUpProps) {
  const strings = useStrings('FollowUp', defaultStrings, overrides);
  const reasonId = useId();
  const isFollowUp = answer !== undefined;
  return (
    // A group, because focus moves to the question, past the reason for it. A fieldset would add a visible frame.
    <div
      {...(isFollowUp && { role: 'group', 'aria-labelledby': reasonId })}
      {...rest}
      className={clsx(isFollowUp && styles.root, className)}
    >
      {isFollowUp && (
        <p id={reasonId} className={styles.reason}>
          <strong className={styles.label}>{strings.label}</strong>{' '}
          <span>{strings.because(answer, question)}</span>
        </p>
      )}
      {children}
    </div>
  );
}

/** Props of {@link FollowUpNotice}. */
export interface FollowUpNoticeProps extends Omit<HTMLAttributes<HTMLOutputElement>, 'children'> {
  /** Number of questions the current answer adds. */
  count: number;
  /** Whether a previous answer's questions were removed. @default false */
  wereRemoved?: boolean;
  /** Overrides for the default text. */
  strings?: Partial<FollowUpStrings>;
  ref?: Ref<HTMLOutputElement>;
}

/** Live region below a question that announces added or removed follow-up questions; keep it mounted. */
export function FollowUpNotice({
  count,
  wereRemoved = false,
  strings: overrides,
  className,
  ...rest
}: FollowUpNoticeProps) {
  const strings = useStrings('FollowUp', defaultStrings, overrides);
  const announcement = count > 0 ? strings.added(count) : wereRemoved && strings.removed;
  return (
    <output {...rest} className={clsx(styles.notice, className)}>
      {announcement && (
        <>
          <Icon name={count > 0 ? 'plus' : 'info'} size="small" className={styles.icon} /> {announcement}
        </>
      )}
    </output>
  );
}
