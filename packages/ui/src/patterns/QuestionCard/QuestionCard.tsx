import {
  createElement,
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { AnswerField } from './AnswerField.tsx';
import * as styles from './QuestionCard.css.ts';
import { isAnswered, isQuestionKind, type Question, type QuestionAnswer } from './question.ts';
import { SaveLine } from './SaveLine.tsx';
import { english, type QuestionCardStrings, type SaveState } from './strings.ts';
import { UnknownQuestion } from './UnknownQuestion.tsx';

/** Props of {@link QuestionCard}. */
export interface QuestionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSubmit'> {
  /** What is asked. When its `id` changes, the focus goes to the question. */
  question: Question;
  answer: QuestionAnswer;
  onAnswer: (answer: QuestionAnswer) => void;
  /** The patient is done with it; check the answer, then go on or give an `errorMessage`. */
  onContinue: () => void;
  /** To the question before. Without it there is no such button. */
  onBack?: (() => void) | undefined;
  /** Where a question that cannot be shown leads to. */
  onHelp: () => void;
  /** Where the answer is; said as it is and never before. */
  saveState?: SaveState | undefined;
  /** What is wrong with the answer. */
  errorMessage?: string | undefined;
  /** For kind `file`: a FileDrop with the same label and error. */
  upload?: ReactNode;
  /** Right below the answers: a FollowUpNotice. */
  notice?: ReactNode;
  /** Going on waits for the service. @default false */
  isPending?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  strings?: Partial<QuestionCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** One question of a visit, whatever its kind (specification section 3, `Question`). */
export function QuestionCard({
  question,
  answer,
  onAnswer,
  onContinue,
  onBack,
  onHelp,
  saveState,
  errorMessage,
  upload,
  notice,
  isPending = false,
  isDisabled = false,
  headingLevel = 2,
  strings,
  className,
  ...rest
}: QuestionCardProps) {
  const headingId = useId();
  const words = { ...english, ...strings };
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(question.id);
  const picture = usePicture(question.imageUrl);
  const { id, kind, description, isOptional = false } = question;
  useEffect(() => {
    // On arrival the page itself says where the focus goes.
    if (shown.current === id) return;
    shown.current = id;
    heading.current?.focus();
  }, [id]);

  const isKnown = isQuestionKind(kind);
  const leavesOut = isOptional && kind !== 'info' && kind !== 'file' && !isAnswered(answer);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onContinue();
  };
  return (
    <Card {...rest} as="section" aria-labelledby={headingId} className={className}>
      <form noValidate onSubmit={send} className={styles.whole}>
        {picture.src && (
          <img
            {...picture}
            alt={question.imageAlt ?? ''}
            className={styles.picture}
            referrerPolicy="no-referrer"
          />
        )}
        <div>
          {createElement(
            `h${headingLevel}`,
            { id: headingId, ref: heading, tabIndex: -1, className: styles.question },
            question.question,
            isOptional && kind !== 'info' && <span className={styles.optional}> {words.optional}</span>,
          )}
          {description && <div className={styles.description}>{description}</div>}
        </div>
        {isKnown ? (
          <AnswerField
            // What is half written belongs to its own question.
            key={id}
            {...{ question, kind, answer, onAnswer, errorMessage, isDisabled, headingId, upload, words }}
          />
        ) : (
          <UnknownQuestion words={words} onHelp={onHelp} />
        )}
        {notice}
        <VisuallyHidden role="alert">{errorMessage}</VisuallyHidden>
        <div className={styles.foot}>
          {isKnown && (
            <Button
              type="submit"
              variant={leavesOut ? 'secondary' : 'primary'}
              isPending={isPending}
              pendingLabel={words.pending}
              isDisabled={isDisabled}
              className={styles.next}
            >
              {leavesOut ? words.leaveOut : words.next}
            </Button>
          )}
          {onBack && (
            <Button variant="quiet" isFlush onPress={onBack}>
              {words.back}
            </Button>
          )}
          <SaveLine state={saveState} words={words} />
        </div>
      </form>
    </Card>
  );
}
