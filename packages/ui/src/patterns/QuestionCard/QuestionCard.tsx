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
import { EmergencyText } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { AnswerField } from './AnswerField.tsx';
import { error as errorClass } from '../../components/Field/Field.css.ts';
import * as styles from './QuestionCard.css.ts';
import { isAnswered, isQuestionKind, type Question, type QuestionAnswer } from './question.ts';
import { SaveStatus } from './SaveStatus.tsx';
import { defaultStrings, type QuestionCardStrings, type SaveState } from './strings.ts';
import { UnknownQuestion } from './UnknownQuestion.tsx';
import { useAdvance } from './useAdvance.ts';

/** Props of {@link QuestionCard}. */
export interface QuestionCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSubmit'> {
  /** Question to show; a new `id` moves focus to its heading. */
  question: Question;
  /** Controlled answer. */
  answer: QuestionAnswer;
  /** Called with the changed answer. */
  onAnswer: (answer: QuestionAnswer) => void;
  /**
   * Called on submit, and shortly after an answer without a warning is picked for a `single` question by pointer, touch, Space or
   * Enter; validate the answer, then continue or pass an `errorMessage`.
   */
  onContinue: () => void;
  /** Returns to the previous question; without it, there is no back button. */
  onBack?: (() => void) | undefined;
  /** Help action for a question that cannot be shown. */
  onHelp: () => void;
  /** Actual save state of the answer, never optimistic. */
  saveState?: SaveState | undefined;
  /** Error of the answer. */
  errorMessage?: string | undefined;
  /** FileDrop for kind `file`, with the same label and error. */
  upload?: ReactNode;
  /** Field for kind `search`, such as a ComboBox, with the same label and error. */
  search?: ReactNode;
  /** Content below the answers, such as a FollowUpNotice. */
  notice?: ReactNode;
  /** Whether continuing is in progress. @default false */
  isPending?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<QuestionCardStrings>;
  ref?: Ref<HTMLElement>;
}

/** Scrolls a card clear of the bar on a phone. The browser doesn't, because the focused control is only one pixel large. */
const showFocused = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('label :focus-visible'))
    target.closest('label')?.scrollIntoView({ block: 'nearest' });
};

/** Question of a visit, of any kind (specification section 3, `Question`). */
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
  search,
  notice,
  isPending = false,
  isDisabled = false,
  headingLevel = 2,
  strings: overrides,
  className,
  ...rest
}: QuestionCardProps) {
  const headingId = useId();
  const strings = { ...defaultStrings, ...overrides };
  const heading = useRef<HTMLHeadingElement>(null);
  const lastQuestionId = useRef(question.id);
  const picture = usePicture(question.imageUrl);
  const { id, kind, description, isOptional = false } = question;
  useEffect(() => {
    // Initial focus is handled by the page.
    if (lastQuestionId.current === id) return;
    lastQuestionId.current = id;
    heading.current?.focus();
  }, [id]);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    element?.addEventListener('focusin', showFocused);
    return () => element?.removeEventListener('focusin', showFocused);
  }, []);
  useEffect(() => {
    // The error may be above the screen, or below the sticky Continue bar.
    if (errorMessage === undefined) return;
    form.current?.querySelector(`.${errorClass}`)?.scrollIntoView({ block: 'nearest' });
  }, [errorMessage]);

  const isKnown = isQuestionKind(kind);
  const isSkipping = isOptional && kind !== 'info' && kind !== 'file' && !isAnswered(answer);
  const handleContinue = () => {
    if (!isPending && !isDisabled) onContinue();
  };
  const { isAdvancing, pick, stay } = useAdvance(id, handleContinue);
  const handleAnswer = (next: QuestionAnswer) => {
    stay(next);
    onAnswer(next);
  };
  const handlePick = (value: string) => {
    if (question.options?.some((option) => option.value === value && option.hasWarning)) stay();
    else pick(value);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    stay();
    handleContinue();
  };
  return (
    <Card {...rest} as="section" aria-labelledby={headingId} className={className}>
      <form
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        data-advancing={isAdvancing || undefined}
        className={styles.root}
      >
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
            isOptional && kind !== 'info' && <span className={styles.optional}> {strings.optional}</span>,
          )}
          {description && (
            <div className={styles.description}>
              {typeof description === 'string' ? <EmergencyText>{description}</EmergencyText> : description}
            </div>
          )}
        </div>
        {isKnown ? (
          <AnswerField
            // Resets partial input for a new question.
            key={id}
            {...{ question, kind, answer, errorMessage, isDisabled, headingId, upload, search, strings }}
            onAnswer={handleAnswer}
            onPick={handlePick}
          />
        ) : (
          <UnknownQuestion strings={strings} onHelp={onHelp} />
        )}
        {notice}
        <VisuallyHidden role="alert">{errorMessage}</VisuallyHidden>
        <div className={styles.footer}>
          {isKnown && (
            <div className={styles.next}>
              <Button
                type="submit"
                variant={isSkipping ? 'secondary' : 'primary'}
                isPending={isPending}
                pendingLabel={strings.pending}
                isDisabled={isDisabled}
              >
                {isSkipping ? strings.skip : strings.next}
              </Button>
            </div>
          )}
          {onBack && (
            <Button variant="quiet" isFlush onPress={onBack}>
              {strings.back}
            </Button>
          )}
          <SaveStatus state={saveState} strings={strings} />
        </div>
      </form>
    </Card>
  );
}
