import type { Ref } from 'react';
import { Link } from '../../components/Link/index.ts';
import { SectionCard, type SectionCardProps } from '../../components/SectionCard/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** Subscription that a card pays for. */
export interface CardUse {
  readonly id: string;
  readonly name: string;
  /** Page of the subscription. */
  readonly href: string;
  /** Next charge, or why there is none. */
  readonly detail: string;
}

/** Strings shown by {@link CardUses}. */
export interface CardUsesStrings {
  title: string;
  empty: string;
}

const defaultStrings: CardUsesStrings = {
  title: 'What it pays for',
  empty: 'No subscription uses a card right now.',
};

/** Props of {@link CardUses}. */
export interface CardUsesProps extends Omit<SectionCardProps, 'title' | 'children'> {
  /** Subscriptions that use the card, those with a problem first. */
  uses: readonly CardUse[];
  /** Overrides for the default text. */
  strings?: Partial<CardUsesStrings>;
  ref?: Ref<HTMLElement>;
}

/** Subscriptions that the card on file pays for, each with its next charge (docs/decisions, "A new card"). */
export function CardUses({ uses, strings: overrides, ...rest }: CardUsesProps) {
  const strings = useStrings('CardUses', defaultStrings, overrides);
  return (
    <SectionCard {...rest} title={strings.title}>
      {uses.length === 0 ? (
        <p>{strings.empty}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {uses.map(({ id, name, href, detail }) => (
            <li key={id}>
              <p>
                <Link href={href}>{name}</Link>
              </p>
              <p>{detail}</p>
            </li>
          ))}
        </Stack>
      )}
    </SectionCard>
  );
}
