import { createElement, useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { TopicRow } from './TopicRow.tsx';
import * as rowStyles from './TopicRow.css.ts';
import * as styles from './TopicPicker.css.ts';
import type { Topic } from './topics.ts';

/** Props of {@link TopicPicker}. */
export interface TopicPickerProps<Id extends string> extends Omit<
  HTMLAttributes<HTMLElement>,
  'title' | 'children'
> {
  /** `supportTopics`, `doctorTopics`, or topics of your own. */
  topics: readonly Topic<Id>[];
  /** The patient presses one; the chat begins there. */
  onChoose: (id: Id) => void;
  /** @default 'What is it about?' */
  title?: ReactNode;
  /** Who answers, and when. */
  children?: ReactNode;
  /** A chat is being begun, or the line is down: none can be pressed. @default false */
  isDisabled?: boolean;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** What a new chat is about: one press, and it begins (specification section 2, header and help). */
export function TopicPicker<Id extends string>({
  topics,
  onChoose,
  title = 'What is it about?',
  children,
  isDisabled = false,
  headingLevel = 2,
  className,
  ...rest
}: TopicPickerProps<Id>) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={[styles.picker, className].filter(Boolean).join(' ')}
    >
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      {children && <div className={styles.lead}>{children}</div>}
      <ul className={rowStyles.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} isDisabled={isDisabled} onPress={() => onChoose(topic.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
