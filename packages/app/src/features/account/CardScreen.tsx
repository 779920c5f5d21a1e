import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '@patient/ui/Button';
import { CardSkeleton } from '@patient/ui/Card';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { CardSaved, CardUses } from '@patient/ui/CardUses';
import { BackLink } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { fullName } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { meAtom, type Me } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/subscriptions.ts';
import { QueryView } from '#shared/view/QueryView.tsx';
import { NewCardForm } from '#features/payment/index.ts';
import { href } from '#shared/href.ts';
import { shownCard } from '#shared/format/card.ts';
import { replaceCardAtom } from './data/card.ts';
import { cardResults, cardUses, dueChange } from './views/cardUse.ts';

/** Link back to the previous page: a subscription (`?for=`) or the account. */
function BackToOrigin() {
  const id = new URLSearchParams(useSearch()).get('for');
  return id ? (
    <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
  ) : (
    <BackLink href="/user/profile">Account info</BackLink>
  );
}

/** Ref callback that focuses an element when it replaces the focused one. */
const focus = (element: HTMLElement | null) => element?.focus();

function CardChange({ me, subscriptions }: { me: Me; subscriptions: readonly Subscription[] }) {
  const { patient } = me;
  const { refetch, isError } = useAtomValue(subscriptionsAtom);
  const replace = useAtomValue(replaceCardAtom);
  /** Subscriptions before the new card was saved; undefined until then. */
  const [before, setBefore] = useState<readonly Subscription[]>();
  const [isReopened, setReopened] = useState(false);
  const uses = cardUses(subscriptions);
  const due = uses.reduce((sum, { dueNow }) => sum + dueNow, 0);
  return (
    <>
      {before && <CardSaved results={cardResults(before, isError ? undefined : subscriptions)} />}
      <CardOnFile
        card={shownCard(patient.creditCard)}
        action={
          before && (
            <Button
              onPress={() => {
                setReopened(true);
                setBefore(undefined);
              }}
            >
              Use another card
            </Button>
          )
        }
      />
      <CardUses
        uses={uses.map((use) => ({ ...use, href: href('/user/subscriptions/:id', { id: use.id }) }))}
      />
      {!before && (
        <Stack as="section" gap={4}>
          <h2 ref={isReopened ? focus : undefined} tabIndex={-1}>
            {patient.creditCard ? 'New card' : 'Add a card'}
          </h2>
          {patient.creditCard && (
            <p>
              {uses.length === 0
                ? 'It replaces the card above.'
                : 'It replaces the card above for everything listed here.'}
            </p>
          )}
          <NewCardForm
            patient={patient}
            name={fullName(me)}
            submitLabel={due > 0 ? `Save card and pay ${formatCents(due)}` : 'Save card'}
            check={async () => {
              // Refetched, because a bill may have failed since the page opened.
              const { data = [] } = await refetch({ throwOnError: true });
              return dueChange(subscriptions, data);
            }}
            save={async (card) => {
              await replace.mutateAsync({ id: patient._id, ...card });
              setBefore(subscriptions);
            }}
          />
        </Stack>
      )}
    </>
  );
}

/** /user/profile/card: card on file, what it pays for, and a form to replace it (docs/decisions, "A new card"). */
export function CardScreen() {
  const me = useAtomValue(meAtom);
  const subscriptions = useAtomValue(subscriptionsAtom);
  return (
    <Stack gap={6}>
      <BackToOrigin />
      <h1>Your card</h1>
      <QueryView queries={[me, subscriptions]} what="your card" skeleton={<CardSkeleton />}>
        {(user, all) => <CardChange me={user} subscriptions={all} />}
      </QueryView>
    </Stack>
  );
}
