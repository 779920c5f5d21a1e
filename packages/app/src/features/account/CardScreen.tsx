import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import type { Subscription } from '@patient/api';
import { fullName } from '@patient/api/model';
import { formatCents } from '#shared/format/money.ts';
import { meAtom, type Me } from '#shared/patient/me.ts';
import { subscriptionsAtom } from '#shared/patient/subscriptions.ts';
import { BackLink } from '#shared/view/BackLink.tsx';
import { CardSkeleton } from '#shared/view/CardSkeleton.tsx';
import { QueryView } from '#shared/view/QueryView.tsx';
import { LazyNewCardForm } from '#features/payment/index.ts';
import { href } from '#shared/href.ts';
import { replaceCardAtom } from './data/card.ts';
import {
  cardResults,
  cardUses,
  dueChange,
  shownCard,
  type CardResult,
  type CardUse,
} from './rules/cardUse.ts';
import { SectionCard } from './SectionCard.tsx';

/** The page that led here: a subscription (`?for=`), or the account. */
function BackToOrigin() {
  const id = new URLSearchParams(useSearch()).get('for');
  return id ? (
    <BackLink href={href('/user/subscriptions/:id', { id })}>Your subscription</BackLink>
  ) : (
    <BackLink href="/user/profile">Account info</BackLink>
  );
}

/** Ref of an element that takes the place of the focused one. */
const focus = (element: HTMLElement | null) => element?.focus();

/** What a new card has settled, in place of the form. */
function CardSaved({ results }: { results: readonly CardResult[] }) {
  const isSettled = results.every(({ isPaid }) => isPaid);
  return (
    <Alert
      ref={focus}
      tabIndex={-1}
      isLive
      tone={isSettled ? 'success' : 'warning'}
      title="Your new card is saved"
    >
      {results.length === 0 ? (
        <p>We use it for your next charges.</p>
      ) : (
        <Stack as="ul" gap={2}>
          {results.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </Stack>
      )}
    </Alert>
  );
}

/** Subscriptions that the card pays, each with its next charge. */
function CardUses({ uses }: { uses: readonly CardUse[] }) {
  return (
    <SectionCard title="What it pays for">
      {uses.length === 0 ? (
        <p>No subscription uses a card right now.</p>
      ) : (
        <Stack as="ul" gap={3}>
          {uses.map((use) => (
            <li key={use.id}>
              <p>
                <Link href={href('/user/subscriptions/:id', { id: use.id })}>{use.name}</Link>
              </p>
              <p>{use.detail}</p>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}

function CardChange({ me, subscriptions }: { me: Me; subscriptions: readonly Subscription[] }) {
  const { patient } = me;
  const { refetch, isError } = useAtomValue(subscriptionsAtom);
  const replace = useAtomValue(replaceCardAtom);
  /** Subscriptions as they were when the new card was saved. */
  const [before, setBefore] = useState<readonly Subscription[]>();
  const [isAnother, setAnother] = useState(false);
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
                setAnother(true);
                setBefore(undefined);
              }}
            >
              Use another card
            </Button>
          )
        }
      />
      <CardUses uses={uses} />
      {!before && (
        <Stack as="section" gap={4}>
          <h2 ref={isAnother ? focus : undefined} tabIndex={-1}>
            {patient.creditCard ? 'New card' : 'Add a card'}
          </h2>
          {patient.creditCard && (
            <p>
              {uses.length === 0
                ? 'It replaces the card above.'
                : 'It replaces the card above for everything listed here.'}
            </p>
          )}
          <LazyNewCardForm
            patient={patient}
            name={fullName(me)}
            submitLabel={due > 0 ? `Save card and pay ${formatCents(due)}` : 'Save card'}
            check={async () => {
              // A page can stay open while a bill fails on the card on file.
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

/** /user/profile/card: the card on file, what it pays, and another one in its place (docs/decisions, "A new card"). */
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
