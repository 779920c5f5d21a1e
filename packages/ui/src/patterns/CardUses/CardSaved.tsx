import { Alert } from '../../components/Alert/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useFocusOnMount } from '../../focus/index.ts';
import { useStrings } from '../../provider/strings.ts';

/** What happened to a subscription when a new card was saved. */
export interface CardResult {
  readonly id: string;
  readonly text: string;
  /** Whether nothing is left to pay. */
  readonly isPaid: boolean;
}

/** Strings shown by {@link CardSaved}. */
export interface CardSavedStrings {
  title: string;
  /** Without results. */
  text: string;
}

const defaultStrings: CardSavedStrings = {
  title: 'Your new card is saved',
  text: 'We use it for your next charges.',
};

/** Props of {@link CardSaved}. */
export interface CardSavedProps {
  /** One for each subscription that was charged. */
  results: readonly CardResult[];
  /** Overrides for the default text. */
  strings?: Partial<CardSavedStrings>;
}

/** Results of saving a new card. Takes focus, because it replaces the form. */
export function CardSaved({ results, strings: overrides }: CardSavedProps) {
  const strings = useStrings('CardSaved', defaultStrings, overrides);
  const alert = useFocusOnMount<HTMLDivElement>();
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      isLive
      tone={results.every(({ isPaid }) => isPaid) ? 'success' : 'warning'}
      title={strings.title}
    >
      {results.length === 0 ? (
        <p>{strings.text}</p>
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
