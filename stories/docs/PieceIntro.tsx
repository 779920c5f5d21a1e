import { Unstyled } from '@storybook/addon-docs/blocks';
import { StatusBadge } from '@patient/ui/StatusBadge';
import * as styles from './docs.css.ts';
import { gradeTones, maturityOf } from './maturity.ts';
import { pieceNamed } from './pieceNamed.ts';

const examples = import.meta.glob<string>('../examples/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Maturity of a component and its type-checked example, or else its import statement. */
export function PieceIntro({ name }: { readonly name: string }) {
  const piece = pieceNamed(name);
  if (!piece) return null;
  const { grade, reason } = maturityOf(piece);
  const example = examples[`../examples/${name}.tsx`];
  return (
    <Unstyled>
      <div className={styles.block}>
        <div className={styles.row}>
          <StatusBadge tone={gradeTones[grade]}>{`Maturity: ${grade}`}</StatusBadge>
          <span className={styles.quiet}>{reason}</span>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be keyboard accessible */}
        <section className={styles.code} tabIndex={0} aria-label="How to use it">
          {example?.trim() ?? `import { ${piece.exports.join(', ')} } from '@patient/ui/${name}';`}
        </section>
      </div>
    </Unstyled>
  );
}
