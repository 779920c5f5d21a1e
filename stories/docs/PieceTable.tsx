import { Unstyled } from '@storybook/addon-docs/blocks';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { pieces } from '../../.storybook/pieces.ts';
import * as styles from './docs.css.ts';
import { gradeTones, maturityOf } from './maturity.ts';
import { PieceText } from './PieceText.tsx';

/** Every component or pattern with its other names and its maturity. */
export function PieceTable({ kind }: { readonly kind: 'components' | 'patterns' }) {
  return (
    <Unstyled>
      <div className={styles.block}>
        <table className={styles.table}>
          <thead>
            <tr>
              {['Name', 'Maturity', 'Imported by the app in', 'Why it is not ready'].map((title) => (
                <th key={title} scope="col" className={styles.cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {pieces
              .filter((piece) => piece.kind === kind)
              .map((piece) => {
                const { grade, reason } = maturityOf(piece);
                return (
                  <tr key={piece.name}>
                    <th scope="row" className={styles.cell}>
                      <a className={styles.link} href={piece.url} target="_top">
                        {piece.name}
                      </a>
                      <p className={styles.quiet}>{piece.aliases}</p>
                    </th>
                    <td className={styles.cell}>
                      <StatusBadge tone={gradeTones[grade]}>{grade}</StatusBadge>
                    </td>
                    <td className={styles.cell}>
                      {piece.usedIn.join(', ') ||
                        piece.usedBy.map((name) => `through ${name}`).join(', ') ||
                        'no part'}
                    </td>
                    <td className={styles.cell}>
                      <PieceText text={reason} />
                    </td>
                  </tr>
                );
              })}
          </tbody>
        </table>
      </div>
    </Unstyled>
  );
}
