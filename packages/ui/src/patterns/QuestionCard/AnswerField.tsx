import type { ReactNode } from 'react';
import { BirthDateField } from '../../components/BirthDateField/index.ts';
import { CardGroup } from '../../components/CardGroup/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { NumberField } from '../../components/NumberField/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { HeightField, WeightField, type Units } from '../HeightWeight/index.ts';
import type { Question, QuestionAnswer, QuestionKind } from './question.ts';
import type { QuestionCardStrings } from './strings.ts';

/** Props of {@link AnswerField}. */
export interface AnswerFieldProps {
  question: Question;
  kind: QuestionKind;
  answer: QuestionAnswer;
  onAnswer: (answer: QuestionAnswer) => void;
  /** Called when an answer that needs no other one is picked, not only passed over. */
  onPick: (answer: string) => void;
  errorMessage: string | undefined;
  /** Unit system of heights and weights. */
  units: Units;
  isDisabled: boolean;
  /** Id of the question's heading. */
  headingId: string;
  upload: ReactNode;
  search: ReactNode;
  strings: QuestionCardStrings;
}

const textOf = (answer: QuestionAnswer) => (typeof answer === 'string' ? answer : '');
const numberOf = (answer: QuestionAnswer) => (typeof answer === 'number' ? answer : null);
const listOf = (answer: QuestionAnswer) => (Array.isArray(answer) ? answer : []);

/** Input for each kind of question. */
export function AnswerField({
  question: { label, options = [], unit, isOptional = false },
  kind,
  answer,
  onAnswer,
  onPick,
  errorMessage,
  units,
  isDisabled,
  headingId,
  upload,
  search,
  strings,
}: AnswerFieldProps) {
  const shared = { errorMessage, isDisabled, isRequired: !isOptional };
  const field = { ...shared, label: label ?? strings.answer };
  const named = { ...shared, 'aria-labelledby': headingId };
  // Height and weight fields have default labels. The service's label may name the US unit, such as "Pounds".
  const measure = { ...shared, units, ...(label !== undefined && units === 'us' && { label }) };
  switch (kind) {
    case 'single':
      return (
        <CardGroup
          {...named}
          selectionMode="single"
          description={<VisuallyHidden>{strings.pick}</VisuallyHidden>}
          options={options}
          value={textOf(answer) || null}
          onChange={onAnswer}
          onPick={onPick}
        />
      );
    case 'multiple':
      return (
        <CardGroup
          {...named}
          selectionMode="multiple"
          description={strings.chooseAll}
          options={options}
          value={listOf(answer)}
          onChange={onAnswer}
          onPick={onPick}
        />
      );
    case 'text':
      return <TextArea {...named} {...field} value={textOf(answer)} onChange={onAnswer} />;
    case 'number':
      return (
        <NumberField
          {...named}
          {...field}
          unit={unit}
          hasDecimals
          value={numberOf(answer)}
          onChange={onAnswer}
        />
      );
    case 'date':
      return <BirthDateField {...field} autoComplete="off" value={textOf(answer)} onChange={onAnswer} />;
    case 'height':
      return <HeightField {...measure} value={numberOf(answer)} onChange={onAnswer} />;
    case 'weight':
      return (
        <WeightField {...measure} aria-labelledby={headingId} value={numberOf(answer)} onChange={onAnswer} />
      );
    case 'agreement':
      return (
        <Checkbox {...shared} isSelected={answer === true} onChange={onAnswer}>
          {label ?? strings.agree}
        </Checkbox>
      );
    case 'file':
      return upload;
    case 'search':
      return search;
    case 'info':
      return null;
  }
}
