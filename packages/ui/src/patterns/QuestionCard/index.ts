export { QuestionCard, type QuestionCardProps } from './QuestionCard.tsx';
export {
  isAnswered,
  isQuestionKind,
  questionKinds,
  type Question,
  type QuestionAnswer,
  type QuestionKind,
  type QuestionOption,
  type QuestionPart,
} from './question.ts';
export type { QuestionCardStrings, SaveState } from './strings.ts';
