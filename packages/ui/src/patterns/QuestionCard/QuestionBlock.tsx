import { createElement, useId, type Ref } from 'react';
import { EmergencyText } from '../../components/Link/index.ts';
import { usePicture } from '../../picture/usePicture.ts';
import { FollowUp } from '../FollowUp/index.ts';
import { AnswerField, type AnswerFieldProps } from './AnswerField.tsx';
import * as styles from './QuestionCard.css.ts';
import { isQuestionKind, type QuestionPart } from './question.ts';
import { UnknownQuestion } from './UnknownQuestion.tsx';

/** Props of {@link QuestionBlock}. */
export interface QuestionBlockProps extends Pick<
  AnswerFieldProps,
  'isDisabled' | 'onPick' | 'strings' | 'units'
> {
  part: QuestionPart;
  /** Id of the heading, if something else refers to it. */
  headingId?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Where the question is, which describes the heading. */
  place?: string | undefined;
  headingLevel: 1 | 2 | 3;
  onHelp: () => void;
}

/** Question with its picture, heading, description and field. */
export function QuestionBlock({
  part: { question, answer, onAnswer, errorMessage, upload, search, reason },
  headingId: givenId,
  headingRef,
  place,
  headingLevel,
  onHelp,
  ...field
}: QuestionBlockProps) {
  const ownId = useId();
  const headingId = givenId ?? ownId;
  const { kind, description, imageUrl, imageAlt = '', isOptional = false } = question;
  const picture = usePicture(imageUrl);
  return (
    // Also without a reason: a question added above may give it one while the patient types.
    <FollowUp {...reason}>
      <div className={styles.part}>
        {picture.src && (
          <img {...picture} alt={imageAlt} className={styles.picture} referrerPolicy="no-referrer" />
        )}
        <div>
          {createElement(
            `h${headingLevel}`,
            {
              id: headingId,
              ref: headingRef,
              tabIndex: -1,
              // Not the id of a text, which the page shows above its own heading.
              'aria-description': place,
              className: styles.question,
            },
            question.question,
            isOptional && kind !== 'info' && (
              <span className={styles.optional}> {field.strings.optional}</span>
            ),
          )}
          {description && (
            <div className={styles.description}>
              {typeof description === 'string' ? <EmergencyText>{description}</EmergencyText> : description}
            </div>
          )}
        </div>
        {isQuestionKind(kind) ? (
          <AnswerField
            {...field}
            {...{ question, kind, answer, onAnswer, errorMessage, headingId, upload, search }}
          />
        ) : (
          <UnknownQuestion strings={field.strings} onHelp={onHelp} />
        )}
      </div>
    </FollowUp>
  );
}
