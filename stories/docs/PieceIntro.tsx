import { Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { designUrl } from './designUrl.ts';
import * as styles from './docs.css.ts';
import { gradeTones, maturityOf } from './maturity.ts';
import { pieceNamed } from './pieceNamed.ts';
import { PieceText } from './PieceText.tsx';

/** Maturity of a component, and a link to its design if its stories have the parameter `design`. */
export function PieceIntro({ name }: { readonly name: string }) {
  const { preparedMeta } = useOf('meta', ['meta']);
  const piece = pieceNamed(name);
  if (!piece) return null;
  const { grade, reason } = maturityOf(piece);
  const design = designUrl(preparedMeta.parameters['design']);
  return (
    <Unstyled>
      <div className={styles.block}>
        <div className={styles.row}>
          <StatusBadge tone={gradeTones[grade]}>{`Maturity: ${grade}`}</StatusBadge>
          <span className={styles.quiet}>
            <PieceText text={reason} />
          </span>
          {design !== undefined && (
            <a className={styles.link} href={design} target="_blank" rel="noreferrer">
              Open the design
            </a>
          )}
        </div>
      </div>
    </Unstyled>
  );
}
