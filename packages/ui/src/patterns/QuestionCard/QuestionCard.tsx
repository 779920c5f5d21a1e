import {
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card } from '../../components/Card/index.ts';
import { useAdvance } from '../../components/CardGroup/index.ts';
import { findControlInError, useErrorFocus } from '../../focus/index.ts';
import { scrollToElement } from '../../focus/scroll.ts';
import type { Units } from '../HeightWeight/index.ts';
import { error as errorClass } from '../../components/Field/Field.css.ts';
import { useStrings } from '../../provider/strings.ts';
import * as styles from './QuestionCard.css.ts';
import {
  isAnswered,
  isQuestionKind,
  type Question,
  type QuestionAnswer,
  type QuestionPart,
} from './question.ts';
import { QuestionBlock } from './QuestionBlock.tsx';
import { SaveStatus } from './SaveStatus.tsx';
import { defaultStrings, type QuestionCardStrings, type SaveState } from './strings.ts';

/** Props of {@link QuestionCard}. */
export interface QuestionCardProps
  extends Omit<QuestionPart, 'reason'>, Omit<HTMLAttributes<HTMLElement>, 'children' | 'onSubmit'> {
  /** Further questions on the same page, such as a weight below the height, or a question below an `info`. */
  more?: readonly QuestionPart[];
  /**
   * Called on submit, and shortly after an answer without a warning is picked that needs no other one: of a `single` question by
   * pointer, touch, Space or Enter, or "None of these" by pointer or touch. Validate the answers, then continue or pass errors.
   */
  onContinue: () => void;
  /** Returns to the previous question; without it, there is no back button. */
  onBack?: (() => void) | undefined;
  /** Help action for a question that cannot be shown. */
  onHelp: () => void;
  /** Where the question is: "Question 6 of 15". Shown elsewhere; here, it describes the heading that gets the focus. */
  place?: string | undefined;
  /** Actual save state of the answer, never optimistic. */
  saveState?: SaveState | undefined;
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

/** Whether the patient may continue without an answer and hasn't given one. */
const isSkippable = ({ question: { kind, isOptional = false }, answer }: QuestionPart) =>
  isOptional && kind !== 'file' && !isAnswered(answer);

/** Answer to compare with the picked one; undefined for several. */
function pickedValue(answer: QuestionAnswer): QuestionAnswer | undefined {
  if (!Array.isArray(answer)) return answer;
  return answer.length === 1 ? answer[0] : undefined;
}

/** Scrolls a card clear of the bar on a phone. The browser doesn't, because the focused control is only one pixel large. */
const showFocused = ({ target }: FocusEvent) => {
  if (target instanceof Element && target.matches('label :focus-visible'))
    scrollToElement(target.closest('label'));
};

/** Question of a visit, of any kind, or several on one page (specification section 3, `Question`). The first one names the page. */
export function QuestionCard({
  question,
  answer,
  onAnswer,
  more = [],
  onContinue,
  onBack,
  onHelp,
  place,
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
  const strings = useStrings('QuestionCard', defaultStrings, overrides);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastQuestionId = useRef(question.id);
  const [units, setUnits] = useState<Units>('us');
  const parts: readonly QuestionPart[] = [
    { question, answer, onAnswer, errorMessage, upload, search },
    ...more,
  ];
  const { id } = question;
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
  const errors = parts.flatMap((part) => part.errorMessage ?? []);
  const handleSubmission = useErrorFocus(errors, () => findControlInError(form.current));
  const joinedErrors = errors.join(' ');
  useEffect(() => {
    // The error may be above the screen, or below the sticky Continue bar.
    if (joinedErrors === '') return;
    scrollToElement(form.current?.querySelector(`.${errorClass}`));
  }, [joinedErrors]);

  const asked = parts.filter((part) => part.question.kind !== 'info');
  const isKnown = parts.every((part) => isQuestionKind(part.question.kind));
  const isSkipping = asked.length > 0 && asked.every(isSkippable);
  const isMeasured = asked.some((part) => part.question.kind === 'height' || part.question.kind === 'weight');
  const handleContinue = () => {
    if (isPending || isDisabled) return;
    handleSubmission();
    onContinue();
  };
  const { isAdvancing, pick, stay } = useAdvance(id, handleContinue);
  const handlePick = ({ options = [] }: Question, value: string) => {
    // Another question on the page may still need an answer.
    if (asked.length > 1 || options.some((option) => option.value === value && option.hasWarning)) stay();
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
        autoComplete="off"
        onSubmit={handleSubmit}
        data-advancing={isAdvancing || undefined}
        className={styles.root}
      >
        <div className={styles.parts}>
          {parts.map((part, index) => (
            <QuestionBlock
              // Resets partial input for a new question.
              key={part.question.id}
              part={{
                ...part,
                onAnswer: (next) => {
                  stay(pickedValue(next));
                  part.onAnswer(next);
                },
              }}
              {...(index === 0 && { headingId, headingRef: heading, place })}
              {...{ headingLevel, units, isDisabled, onHelp, strings }}
              onPick={(value) => handlePick(part.question, value)}
            />
          ))}
        </div>
        {isMeasured && (
          <Button
            variant="quiet"
            isFlush
            isDisabled={isDisabled}
            onPress={() => setUnits(units === 'us' ? 'metric' : 'us')}
            className={styles.units}
          >
            {strings.changeUnits[units]}
          </Button>
        )}
        {notice}
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
