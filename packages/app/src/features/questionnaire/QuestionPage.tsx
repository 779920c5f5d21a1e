import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Alert } from '@patient/ui/Alert';
import { useFocusOnChange } from '@patient/ui/focus';
import { FollowUp } from '@patient/ui/FollowUp';
import { OfflineNotice } from '@patient/ui/OfflineNotice';
import { QuestionCard, type QuestionAnswer, type QuestionPart } from '@patient/ui/QuestionCard';
import { Skeleton } from '@patient/ui/Skeleton';
import { Stack } from '@patient/ui/Stack';
import type { Patient, Question } from '@patient/api';
import {
  questionBeforeGoal,
  hasList,
  entriesOf,
  answerProblem,
  answerOf,
  fieldOf,
  bmiForHelp,
  isGoalTooHigh,
  isQuestionOpen,
  isWritten,
  type UnsentPhotoState,
  pageAt,
  reasonFor,
  shownSaveState,
  type Visit,
} from '@patient/api/model';
import { cardQuestion } from './views/cardQuestion.ts';
import { unsentMessages } from './views/photos.ts';
import { questionPositionAtom, type VisitName } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { inPlace } from '#shared/lazy/inPlace.tsx';
import { lazyPart, usePreload } from '#shared/lazy/lazyPart.tsx';
import { environmentAtom } from '#shared/environment.ts';
import { outcomeOf } from '#shared/service/errorCatalog.ts';
import { notifyFailure } from '#shared/service/notify.ts';
import type { StepProps } from '#shared/view/step.ts';
import { AnswerNotice } from './AnswerNotice.tsx';
import { useContinue } from './useContinue.ts';
import { useOnlineStatus, useVisit } from './useVisit.ts';
import { positionText, problemText, strings } from './strings.ts';
import { failureText } from '#shared/format/failureText.ts';

/** Lazily loaded: half of a questionnaire's code handles photos, and few questionnaires have a photo question. */
const PhotoAnswer = lazyPart(
  async () => (await import('./PhotoAnswer.tsx')).PhotoAnswer,
  inPlace('the photo field', <Skeleton shape="block" height="16rem" />),
);

/** Lazily loaded: few questions have a list. */
const SearchAnswer = lazyPart(
  async () => (await import('./SearchAnswer.tsx')).SearchAnswer,
  inPlace('the search field', <Skeleton shape="block" height="6rem" />),
);

/** Lazily loaded: few patients have a low weight. */
const LowWeightHelp = lazyPart(
  async () => (await import('@patient/ui/LowWeightHelp')).LowWeightHelp,
  inPlace('information about a low weight', <Skeleton shape="block" height="24rem" />),
);

/** Props of {@link QuestionPage}. */
export interface QuestionPageProps extends Omit<StepProps, 'stepHistory' | 'onStepHistoryChange'> {
  name: VisitName;
  visit: Visit;
  patient: Patient;
  /** Called when the service rejects an answer because the questionnaire was submitted elsewhere. */
  onSubmittedElsewhere: () => void;
  /** Shows the previous question, on pages without a back arrow. */
  onBack?: (() => void) | undefined;
}

/** Debounce for sending typed answers, in milliseconds. */
const TYPING_MS = 600;
const NO_ERRORS: ReadonlyMap<string, string> = new Map();

/** One page of questions at a time, mostly a single one. Saves each answer on input and always shows the save state. */
export function QuestionPage({
  name,
  visit,
  patient,
  subscription,
  goNext,
  goBack,
  isMoving,
  isReviewing,
  onHelp,
  onSubmittedElsewhere,
  onBack,
}: QuestionPageProps) {
  const { productType } = subscription;
  const isOpenIn = (asked: readonly Question[]) => (one: Question) =>
    isQuestionOpen(one, { questions: asked, answers: visit.answers });
  useVisit(name, visit);
  const actions = useAtomValue(visitActionsAtom(name));
  const {
    asked: { questions },
    index,
    position,
  } = visit;
  /** Errors by question, as of the last press of Continue on the page; an edit removes its own. */
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(NO_ERRORS);
  const [unsent, setUnsent] = useState<UnsentPhotoState>();
  /** Question that was loaded after the press of Continue, on the same page. */
  const [added, setAdded] = useState<string>();
  const isOpen = isOpenIn(questions);
  // A given agreement isn't asked again below an answer that the patient changes.
  const page = pageAt(questions, index).filter(
    (question, at) => at === 0 || question.kind !== 'agreement' || !isReviewing || isOpen(question),
  );
  const [first] = page;
  const id = first?._id;
  const connection = useOnlineStatus(visit, id);
  const container = useRef<HTMLDivElement>(null);
  const { isLeaving, failure, clearFailure, leave } = useContinue(id, {
    name,
    visit,
    patient,
    isOpenIn,
    isReviewing,
    onAdded: setAdded,
    goNext,
  });
  const asked = { productType, questions, answers: visit.answers, patient };
  const helpBmi = page.map((question) => bmiForHelp(question, asked, isReviewing)).find(Boolean);
  const isHelpShown = helpBmi !== undefined && position.part === 'help';
  usePreload(LowWeightHelp);
  useFocusOnChange(isHelpShown ? 'help' : id, () => container.current?.querySelector('h2'));

  const addedAt = page.findIndex(({ _id }) => _id === added);
  const focusAdded = useEffectEvent(() =>
    container.current?.querySelectorAll<HTMLElement>('h2[tabindex]')[addedAt]?.focus(),
  );
  // It may be rendered later than `added` is set.
  const isAdded = addedAt !== -1;
  useEffect(() => {
    if (isAdded) focusAdded();
  }, [isAdded]);

  const hasPhotos = questions.some(({ kind }) => kind === 'file');
  const isSearched = questions.some(hasList);
  useEffect(() => {
    if (hasPhotos) void PhotoAnswer.preload();
    if (isSearched) void SearchAnswer.preload();
  }, [hasPhotos, isSearched]);

  const environment = useAtomValue(environmentAtom);
  const number = useAtomValue(questionPositionAtom(name));

  const rejection = outcomeOf(visit.error) === 'toSubscriptions' ? visit.error : undefined;
  const handleSubmittedElsewhere = useEffectEvent(onSubmittedElsewhere);
  useEffect(() => {
    if (rejection === undefined) return;
    notifyFailure(environment, rejection);
    handleSubmittedElsewhere();
  }, [rejection, environment]);

  if (first === undefined) return null;
  const reason = reasonFor(first, visit.questions);
  const problemOf = (question: Question) =>
    answerProblem(question, visit.answers.get(question._id)) ??
    (isGoalTooHigh(question, asked) ? 'goal' : undefined);
  const messageOf = (question: Question) => {
    const problem = problemOf(question);
    if (question.kind === 'file' && unsent !== undefined) return unsentMessages[unsent];
    return (
      problem &&
      problemText(problem, question, {
        isGoal: questionBeforeGoal(question, questions) !== undefined,
        isShared: page.length > 1,
      })
    );
  };
  const partOf = (question: Question): QuestionPart => {
    const answer = visit.answers.get(question._id);
    // Not the message of a problem that only arose since, which would be announced while the patient types.
    const errorMessage = messageOf(question) && errors.get(question._id);
    const shown = cardQuestion(question);
    const onAnswer = (field: QuestionAnswer) => {
      clearFailure();
      setAdded(undefined);
      setErrors(new Map([...errors].filter(([of]) => of !== question._id)));
      actions.answer(answerOf(question, field), isWritten(question) ? TYPING_MS : 0);
    };
    return {
      question: shown,
      answer: fieldOf(question, answer),
      onAnswer,
      errorMessage,
      search: hasList(question) && (
        <SearchAnswer
          key={question._id}
          question={question}
          entries={entriesOf(answer?.value)}
          onAnswer={onAnswer}
          errorMessage={errorMessage}
        />
      ),
      upload: question.kind === 'file' && (
        <PhotoAnswer
          key={question._id}
          visit={name}
          question={question}
          files={answer?.files ?? []}
          onUnsent={setUnsent}
          errorMessage={errorMessage}
        />
      ),
    };
  };
  const answered = page.filter(({ _id }) => visit.answers.has(_id));
  const handleContinue = async () => {
    const found = new Map(
      page.flatMap((question) => {
        const message = messageOf(question);
        return message === undefined ? [] : [[question._id, message] as const];
      }),
    );
    setErrors(found);
    if (found.size > 0) return;
    if (helpBmi === undefined) return leave(page);
    // Otherwise its heading could not be focused.
    await LowWeightHelp.preload();
    actions.show({ ...position, part: 'help', questionId: id });
  };
  const card = isHelpShown ? (
    <LowWeightHelp
      bmi={helpBmi}
      isPending={isLeaving || isMoving}
      onBack={goBack}
      onContinue={() => void leave(page)}
    />
  ) : (
    <QuestionCard
      {...partOf(first)}
      more={page.slice(1).map((question, at) => ({
        ...partOf(question),
        // Not repeated below a question with the same reason.
        ...([first, page[at]].every((other) => other?.optionId !== question.optionId) && {
          reason: reasonFor(question, visit.questions),
        }),
      }))}
      onContinue={() => void handleContinue()}
      onHelp={onHelp}
      onBack={onBack}
      place={number && positionText(number)}
      isPending={isLeaving || isMoving}
      saveState={shownSaveState(visit, answered, answered.map(problemOf).find(Boolean))}
      notice={page.map((question) => (
        <AnswerNotice
          key={question._id}
          question={question}
          page={page}
          questions={questions}
          answers={visit.answers}
          productType={productType}
        />
      ))}
    />
  );
  const shownError =
    failure ?? (connection === 'online' && visit.saveState === 'unsaved' ? visit.error : undefined);
  return (
    <Stack gap={4}>
      <div ref={container}>{reason === undefined ? card : <FollowUp {...reason}>{card}</FollowUp>}</div>
      {/* Below the answers, so that they don't shift when this appears or disappears. */}
      <OfflineNotice connection={connection} waitingCount={visit.isOnDevice ? visit.unsentIds.size : 0} />
      {shownError instanceof Error && (
        <Alert tone="danger" isLive title={failure ? strings.stuck : strings.unsaved}>
          {failureText(shownError)}
        </Alert>
      )}
    </Stack>
  );
}
