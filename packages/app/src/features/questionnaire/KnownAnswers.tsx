import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Agreement } from '@patient/ui/Agreement';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { DeclineNotice } from '@patient/ui/DeclineNotice';
import { Form, type FormError } from '@patient/ui/Form';
import { useAction } from '@patient/ui/hooks';
import { ReviewList } from '@patient/ui/ReviewList';
import type { Question } from '@patient/api';
import { failureText } from '#shared/format/failureText.ts';
import type { VisitName } from './data/visit.ts';
import { visitActionsAtom } from './data/visitActions.ts';
import { isQuestionOpen, type Visit } from '@patient/api/model';
import { reasonsToDecline } from './views/declineReasons.ts';
import { problemText, strings } from './strings.ts';
import { answeredQuestions, reviewedAnswers } from './useAnswers.ts';

/** Props of {@link KnownAnswers}. */
export interface KnownAnswersProps {
  name: VisitName;
  visit: Visit;
  productType: string;
  /** Shows one question. */
  onChange: (questionId: string) => void;
  goNext: () => Promise<void>;
  isMoving: boolean;
}

/** All answers from an earlier treatment on one page, to confirm or change. */
export function KnownAnswers({ name, visit, productType, onChange, goNext, isMoving }: KnownAnswersProps) {
  const { confirm } = useAtomValue(visitActionsAtom(name));
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const { questions } = visit.asked;
  const asked = { productType, questions, answers: visit.answers };
  // Agreements are required again for each treatment.
  const agreements = questions.filter(({ kind }) => kind === 'agreement');
  const isKnown = (question: Question) => question.kind !== 'agreement' && !isQuestionOpen(question, asked);
  const known = new Set(questions.filter(isKnown).map(({ _id }) => _id));
  const open = questions.find(({ _id, kind }) => kind !== 'agreement' && !known.has(_id));

  const { run: handleSubmit, isPending: isLeaving } = useAction(async () => {
    if (open !== undefined) return onChange(open._id);
    const missing = agreements.filter(({ _id }) => !agreed.has(_id));
    setErrors(missing.map((one) => ({ name: one._id, message: problemText('missing', one) })));
    if (missing.length > 0) return;
    setFailure(undefined);
    try {
      if (await confirm()) await goNext();
    } catch (error) {
      setFailure(error);
    }
  });
  return (
    <Card>
      <Form errors={errors} onSubmit={handleSubmit}>
        <h2 tabIndex={-1}>Is this still true?</h2>
        <p>You answered these questions before. Check each answer, and change what is different now.</p>
        <ReviewList
          facts={reviewedAnswers(
            answeredQuestions(visit).filter(({ id }) => known.has(id)),
            onChange,
          )}
          isDisabled={isLeaving || isMoving}
        />
        <DeclineNotice reasons={reasonsToDecline(asked)} />
        {open === undefined && agreements.length > 0 && (
          <Agreement
            consents={agreements.map(({ _id, question }) => ({ id: _id, text: question }))}
            agreed={agreed}
            onChange={setAgreed}
          />
        )}
        {failure !== undefined && (
          <Alert tone="danger" isLive title={strings.stuck}>
            {failureText(failure)}
          </Alert>
        )}
        <Button type="submit" variant="primary" isWide isPending={isLeaving || isMoving}>
          Continue
        </Button>
      </Form>
    </Card>
  );
}
