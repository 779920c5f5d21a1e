import { useAtomValue } from 'jotai';
import { DeclineNotice } from '@patient/ui/DeclineNotice';
import type { Subscription } from '@patient/api';
import { visitAtom, visitOf } from './data/visit.ts';
import { reasonsToDecline } from './views/declineReasons.ts';

/** Warning about answers to the questions of a treatment; hidden until they are loaded. */
export function DeclineReasons({ subscription }: { subscription: Subscription }) {
  const { visit } = useAtomValue(visitAtom(visitOf(subscription, 'own')));
  if (visit === undefined) return null;
  const { asked, answers } = visit;
  const { productType } = subscription;
  return <DeclineNotice reasons={reasonsToDecline({ productType, questions: asked.questions, answers })} />;
}
