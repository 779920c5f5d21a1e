import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { DescriptionList } from '@patient/ui/DescriptionList';
import * as styles from './docs.css.ts';
import { pieceNamed } from './pieceNamed.ts';

const PieceLinks = ({ names }: { readonly names: readonly string[] }) => (
  <span className={styles.row}>
    {names.map((name) => (
      <a key={name} className={styles.link} href={pieceNamed(name)?.url} target="_top">
        {name}
      </a>
    ))}
  </span>
);

const listed = (names: readonly string[], empty: string): ReactNode =>
  names.length === 0 ? empty : <PieceLinks names={names} />;

/** Uses, contents, tokens and changes of a component. All but the review date is collected from the sources. */
export function PieceFacts({ name }: { readonly name: string }) {
  const piece = pieceNamed(name);
  if (!piece) return null;
  const { usedIn, usedBy, contains, tokens, changes, reviewed } = piece;
  const rows = [
    { term: 'Imported by the app in', detail: usedIn.length === 0 ? 'no part' : usedIn.join(', ') },
    { term: 'Part of', detail: listed(usedBy, 'no other piece that a screen shows') },
    { term: 'Contains', detail: listed(contains, 'no other piece') },
    {
      term: 'Tokens',
      detail: (
        <span className={styles.row}>
          {tokens.length === 0
            ? 'those of the pieces it contains'
            : tokens.map((path) => (
                <code key={path} className={styles.token}>
                  {path}
                </code>
              ))}
        </span>
      ),
    },
    { term: 'Accessibility reviewed by hand', detail: reviewed ?? 'not yet' },
    {
      term: 'Changes',
      detail:
        changes.length === 0
          ? 'none since the first release'
          : changes.map(({ release, text }) => <p key={text}>{`${release}: ${text}`}</p>),
    },
  ];
  return (
    <Unstyled>
      <div className={styles.block}>
        <DescriptionList facts={rows} />
      </div>
    </Unstyled>
  );
}
