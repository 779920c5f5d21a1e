import { clsx } from 'clsx';
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
  /** `supportTopics`, `doctorTopics`, or custom topics. */
  topics: readonly Topic<Id>[];
  /** Called with the chosen topic; start the chat. */
  onChoose: (id: Id) => void;
  /** Heading of the list. @default 'What is it about?' */
  title?: ReactNode;
  /** Who answers, and when. */
  children?: ReactNode;
  /** Whether topics cannot be chosen, because a chat is starting or the connection is down. @default false */
  isDisabled?: boolean;
  /** Heading level of the title. @default 2 */
  headingLevel?: 1 | 2 | 3;
  ref?: Ref<HTMLElement>;
}

/** Topics for a new chat (specification section 2, header and help). */
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
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.picker, className)}>
      {createElement(`h${headingLevel}`, { id: titleId, className: styles.title }, title)}
      {children && <div className={styles.lead}>{children}</div>}
      <ul role="list" className={rowStyles.list}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <TopicRow topic={topic} isDisabled={isDisabled} onPress={() => onChoose(topic.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
