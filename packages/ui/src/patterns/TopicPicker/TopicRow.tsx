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
  /** Path within this app; without it, the row is a button. */
  href?: string | undefined;
  isDisabled?: boolean;
}

/** Topic as a full-width link or button. */
export function TopicRow({ topic, onPress, href, isDisabled = false }: TopicRowProps) {
  const content = (
    <>
      {topic.icon && <Icon name={topic.icon} className={styles.icon} />}
      <span className={styles.text}>
        <span>{topic.label}</span>
        {topic.description !== undefined && <span className={styles.description}>{topic.description}</span>}
      </span>
      <Icon name="chevron-right" className={styles.chevron} />
    </>
  );
  const target = href === undefined ? undefined : safeHref(href);
  return target === undefined ? (
    <Button onPress={onPress} isDisabled={isDisabled} className={styles.row}>
      {content}
    </Button>
  ) : (
    <Link href={target} onPress={onPress} isDisabled={isDisabled} className={styles.row}>
      {content}
    </Link>
  );
}
