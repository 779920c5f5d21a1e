import { Icon, iconNames } from '@patient/ui/Icon';
import { Finder } from './Finder.tsx';
import * as styles from './samples.css.ts';

/** Icon set with a search field. */
export function IconIndex() {
  return (
    <Finder label="Find an icon" noun="icons" items={iconNames} textOf={(name) => name}>
      {(found) => (
        <ul role="list" className={styles.cards}>
          {found.map((name) => (
            <li key={name} className={styles.card}>
              <Icon name={name} size="large" />
              <span className={styles.code}>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </Finder>
  );
}
