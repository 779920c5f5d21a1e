import { createElement, useState, type HTMLAttributes } from 'react';
import { Select } from '../../components/Select/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { ChargeList, type ChargeListProps } from './ChargeList.tsx';
import * as styles from './ChargeList.css.ts';

/** Charges of one kind, with the text about them. */
export interface TitledCharges extends Pick<ChargeListProps, 'title' | 'charges' | 'strings'> {
  /** What the charges have in common, such as that they failed. */
  readonly note?: string | undefined;
}

/** Strings shown by {@link ChargeLists}. */
export interface ChargeListsStrings {
  /** Label of the choice between several lists. */
  show: string;
}

const defaultStrings: ChargeListsStrings = { show: 'Show' };

/** Props of {@link ChargeLists}. */
export interface ChargeListsProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Lists with charges and unique titles, the one shown first at first; nothing is rendered without one. */
  lists: readonly TitledCharges[];
  /** Heading level of the title, if there is one list. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** Overrides for the default text. */
  strings?: Partial<ChargeListsStrings>;
}

/** Charges of several kinds, of which the patient chooses one. */
export function ChargeLists({ lists, headingLevel = 3, strings: overrides, ...rest }: ChargeListsProps) {
  const strings = useStrings('ChargeLists', defaultStrings, overrides);
  const [chosen, setChosen] = useState<string>();
  const shown = lists.find(({ title }) => title === chosen) ?? lists[0];
  if (shown === undefined) return null;
  const { note, ...list } = shown;
  return (
    <Stack {...rest} gap={2}>
      {lists.length > 1 ? (
        <Select
          label={strings.show}
          options={lists.map(({ title }) => ({ value: title, label: title }))}
          value={list.title}
          onChange={setChosen}
        />
      ) : (
        createElement(`h${headingLevel}`, { className: styles.title }, list.title)
      )}
      {note && <p className={styles.note}>{note}</p>}
      <ChargeList {...list} />
    </Stack>
  );
}
