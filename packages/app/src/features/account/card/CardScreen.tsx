import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { Button } from '@patient/ui/Button';
import { CardOnFile } from '@patient/ui/CardOnFile';
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
import { readCardUsesAtom, replaceCardAtom } from '../data/card.ts';
import { shownCard } from '../rules/card.ts';
import { cardResults, cardUses, dueChange } from '../rules/cardUse.ts';
import { CardSaved } from './CardSaved.tsx';
import { CardUses } from './CardUses.tsx';

/** The page that led here: a subscription (`?for=`), or the account. */
function BackToOrigin() {
  const id = new URLSearchParams(useSearch()).get('for');
  return id ? (
    <BackLink href={`/user/subscriptions/${encodeURIComponent(id)}`}>Your subscription</BackLink>
  ) : (
    <BackLink href="/user/profile">Account info</BackLink>
  );
}

/** Heading of the form; takes the focus where the button that opened it is gone. */
function FormHeading({ children, takesFocus }: { children: string; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

interface CardChangeProps {
  me: Me;
  subscriptions: readonly Subscription[];
  /** Whether `subscriptions` could not be read again. */
  isStale: boolean;
}

function CardChange({ me, subscriptions, isStale }: CardChangeProps) {
  const { patient } = me;
  const replace = useAtomValue(replaceCardAtom);
  const readUses = useSetAtom(readCardUsesAtom);
  /** What the next card pays, as read when it is sent. */
  const read = useRef(subscriptions);
  /** Subscriptions as they were when the new card was saved. */
  const [before, setBefore] = useState<readonly Subscription[]>();
  const [isAnother, setAnother] = useState(false);
  const uses = cardUses(subscriptions);
  const due = uses.reduce((sum, { dueNow }) => sum + dueNow, 0);
  return (
    <>
      {before && <CardSaved results={cardResults(before, isStale ? undefined : subscriptions)} />}
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
          <FormHeading takesFocus={isAnother}>{patient.creditCard ? 'New card' : 'Add a card'}</FormHeading>
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
              read.current = await readUses(patient._id);
              return dueChange(subscriptions, read.current);
            }}
            save={async (card) => {
              await replace.mutateAsync({ id: patient._id, ...card });
              setBefore(read.current);
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
        {(user, all) => <CardChange me={user} subscriptions={all} isStale={subscriptions.isError} />}
      </QueryView>
    </Stack>
  );
}

CardScreen.asks = () => [meAtom, subscriptionsAtom];
