import { Unstyled } from '@storybook/addon-docs/blocks';
import * as styles from './docs.css.ts';

/** Named parts of a component, in reading order, each with its purpose. */
export function Anatomy({ parts }: { readonly parts: Readonly<Record<string, string>> }) {
  return (
    <Unstyled>
      <ol role="list" className={styles.anatomy}>
        {Object.entries(parts).map(([name, purpose]) => (
          <li key={name}>
            <b>{name}</b>
            {`: ${purpose}`}
          </li>
        ))}
      </ol>
    </Unstyled>
  );
}
