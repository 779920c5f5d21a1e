import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { Card } from '@patient/ui/Card';
import { LineChart } from '@patient/ui/LineChart';
import { Link } from '@patient/ui/Link';
import type { Subscription } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom } from '#shared/patient/me.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { registrationQuestionsAtom } from '../data/registrationQuestions.ts';
import { formatWeight, weightPoints, weightSummary } from '../rules/weights.ts';
import * as styles from '../subscription.css.ts';

/** Props of {@link WeightCard}. */
export interface WeightCardProps {
  subscription: Subscription;
}

/** The patient's weight over time as a chart, or as a sentence while there is only one. */
export function WeightCard({ subscription }: WeightCardProps) {
  const titleId = useId();
  const { now } = useAtomValue(environmentAtom);
  const me = useAtomValue(meAtom);
  const hasAnswers = (subscription.questionnaire ?? []).length > 0;
  const questions = useAtomValue(
    registrationQuestionsAtom(hasAnswers ? subscription.productType : undefined),
  );
  return (
    <QueryView<readonly unknown[]> queries={hasAnswers ? [me, questions] : [me]} what="your weight">
      {() => {
        const asked = questions.data ?? [];
        const profileWeight = me.data?.patient.weight;
        const points = weightPoints({ subscription, questions: asked, profileWeight, now: now() });
        if (points.length === 0) return null;
        const summary = weightSummary(points);
        return (
          <Card as="section" aria-labelledby={titleId} className={styles.card}>
            <h2 id={titleId} className={styles.title}>
              Your weight
            </h2>
            {points.length > 1 ? (
              <LineChart
                caption={summary}
                points={points}
                formatValue={formatWeight}
                strings={{ value: 'Weight' }}
              />
            ) : (
              <p>{summary} You'll see a chart here after your next follow-up or renewal.</p>
            )}
            <Link href="/user/profile" variant="standalone">
              Update your weight
            </Link>
          </Card>
        );
      }}
    </QueryView>
  );
}
