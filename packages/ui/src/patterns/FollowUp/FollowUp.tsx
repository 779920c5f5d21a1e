import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import * as styles from './FollowUp.css.ts';

/** What {@link FollowUp} and {@link FollowUpNotice} say by themselves. */
export interface FollowUpStrings {
  /** @default 'Follow-up' */
  mark: string;
  /** Which answer brought it. @default 'Because you answered “Yes”' */
  because: (answer: string) => string;
  /** Under the answer that brought them. @default 'This answer adds 2 questions.' */
  added: (count: number) => string;
  /** After another answer took them away. @default 'The questions this answer added are no longer asked.' */
  removed: string;
}

const english: FollowUpStrings = {
  mark: 'Follow-up',
  because: (answer) => `Because you answered “${answer}”`,
  added: (count) => (count === 1 ? 'This answer adds 1 question.' : `This answer adds ${count} questions.`),
  removed: 'The questions this answer added are no longer asked.',
};

/** Props of {@link FollowUp}. */
export interface FollowUpProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The answer that brought it, as the patient saw it. */
  answer: string;
  /** The QuestionCard. */
  children: ReactNode;
  strings?: Partial<FollowUpStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** A question that an answer inserted behind its own (specification section 3, `followUpQuestions`). */
export function FollowUp({ answer, children, strings, className, ...rest }: FollowUpProps) {
  const words = { ...english, ...strings };
  return (
    <div {...rest} className={[styles.whole, className].filter(Boolean).join(' ')}>
      <p className={styles.because}>
        <strong className={styles.mark}>{words.mark}</strong> <span>{words.because(answer)}</span>
      </p>
      {children}
    </div>
  );
}

/** Props of {@link FollowUpNotice}. */
export interface FollowUpNoticeProps extends Omit<HTMLAttributes<HTMLOutputElement>, 'children'> {
  /** How many questions the answer in hand adds behind its own. */
  count: number;
  /** An answer before it had added some. @default false */
  wereRemoved?: boolean;
  strings?: Partial<FollowUpStrings>;
  ref?: Ref<HTMLOutputElement>;
}

/** Says under a question what its answer adds. Stands there always, so that a change is announced. */
export function FollowUpNotice({
  count,
  wereRemoved = false,
  strings,
  className,
  ...rest
}: FollowUpNoticeProps) {
  const words = { ...english, ...strings };
  const said = count > 0 ? words.added(count) : wereRemoved && words.removed;
  return (
    <output {...rest} className={[styles.notice, className].filter(Boolean).join(' ')}>
      {said && (
        <>
          <Icon name={count > 0 ? 'plus' : 'info'} size="small" className={styles.sign} /> {said}
        </>
      )}
    </output>
  );
}
