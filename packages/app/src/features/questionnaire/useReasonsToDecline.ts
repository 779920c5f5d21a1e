import { useAtomValue } from 'jotai';
import type { Subscription } from '@patient/api';
import { visitAtom } from './data/visit.ts';
import { visitKey } from './data/visitKey.ts';
import { reasonsToDecline } from './rules/mayDecline.ts';

/** Answers of a treatment's own questions for which a doctor may decline it; empty until they are loaded. */
export function useReasonsToDecline({
  _id: subscriptionId,
  productType,
}: Pick<Subscription, '_id' | 'productType'>): readonly string[] {
  const { visit } = useAtomValue(visitAtom(visitKey({ subscriptionId, productType, isGlobal: false })));
  if (visit === undefined) return [];
  return reasonsToDecline({ productType, questions: visit.asked.questions, answers: visit.answers });
}
