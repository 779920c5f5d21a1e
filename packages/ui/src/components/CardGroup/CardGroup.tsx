import type { MultipleCardsProps, SingleCardsProps } from './cardGroupTypes.ts';
import { MultipleCards } from './MultipleCards.tsx';
import { SingleCards } from './SingleCards.tsx';

/** Props of {@link CardGroup}. */
export type CardGroupProps<Value extends string> =
  | ({
      /** One answer, shown as radio buttons. */
      selectionMode: 'single';
    } & SingleCardsProps<Value>)
  | ({
      /** Any number of answers, shown as checkboxes. */
      selectionMode: 'multiple';
    } & MultipleCardsProps<Value>);

/** Answers to a question, each on a large card (question kinds `single` and `multiple`). */
export function CardGroup<Value extends string>(props: CardGroupProps<Value>) {
  if (props.selectionMode === 'single') {
    const { selectionMode: _mode, ...rest } = props;
    return <SingleCards {...rest} />;
  }
  const { selectionMode: _mode, ...rest } = props;
  return <MultipleCards {...rest} />;
}
