import { useAtomValue } from 'jotai';
import { LineChart } from '@patient/ui/LineChart';
import { Link } from '@patient/ui/Link';
import { SectionCard } from '@patient/ui/SectionCard';
import type { ProductType, Subscription } from '@patient/api';
import { fetchQuestions } from '#features/questionnaire/index.ts';
import { environmentAtom } from '#shared/environment.ts';
import { meAtom, patientAtom } from '#shared/patient/me.ts';
import { query } from '#shared/service/query.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { formatWeight, weightPoints, weightSummary } from '../views/weights.ts';

/** Questions of a treatment's registration, which say what its answers are about; disabled for undefined. */
const registrationQuestionsAtom = query(
  'listQuestions',
  ({ client, store }, productType: ProductType | undefined) =>
    fetchQuestions(
      client,
      { isGlobal: false, productType: productType ?? 'ed' },
      store.get(patientAtom)?.basic?.gender,
    ),
  (_get, [productType]) => ({ enabled: productType !== undefined, staleTime: Infinity }),
);

/** Props of {@link WeightCard}. */
export interface WeightCardProps {
  subscription: Subscription;
}

/** The patient's weight over time as a chart, or as a sentence while there is only one. */
export function WeightCard({ subscription }: WeightCardProps) {
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
          <SectionCard title="Your weight">
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
          </SectionCard>
        );
      }}
    </QueryView>
  );
}
