import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../components/Icon/index.ts';
import { safeHref } from '../../components/Link/index.ts';
import type { Topic } from './topics.ts';
import * as styles from './TopicRow.css.ts';

/** Props of {@link TopicRow}. */
export interface TopicRowProps {
  topic: Topic;
  onPress: () => void;
  /** Goes there: a path of this app. Without it the row does something on this page. */
  href?: string | undefined;
  isDisabled?: boolean;
}

/** One topic as wide as its list: a link where it leads somewhere, else a button. */
export function TopicRow({ topic, onPress, href, isDisabled = false }: TopicRowProps) {
  const words = (
    <>
      {topic.icon && <Icon name={topic.icon} className={styles.icon} />}
      <span className={styles.words}>
        <span>{topic.label}</span>
        {topic.description !== undefined && <span className={styles.description}>{topic.description}</span>}
      </span>
      <Icon name="chevron-right" className={styles.wayIn} />
    </>
  );
  const target = href === undefined ? undefined : safeHref(href);
  return target === undefined ? (
    <Button onPress={onPress} isDisabled={isDisabled} className={styles.row}>
      {words}
    </Button>
  ) : (
    <Link href={target} onPress={onPress} isDisabled={isDisabled} className={styles.row}>
      {words}
    </Link>
  );
}
