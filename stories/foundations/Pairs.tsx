import { contrastPairs, contrastRatio, type ContrastPair } from '@patient/ui/tokens';
import { scale, space, vars } from '@patient/ui/theme';
import { VisuallyHidden } from '@patient/ui/VisuallyHidden';
import type { Look } from './look.ts';
import * as styles from './plates.css.ts';

interface Group {
  readonly use: string;
  readonly foreground: string;
  readonly minimum: number;
  readonly pairs: readonly ContrastPair[];
}

const nameOf = ({ use, foreground }: ContrastPair) => `${use}, ${foreground}`;

const groups: readonly Group[] = [...new Map(contrastPairs.map((pair) => [nameOf(pair), pair])).values()].map(
  (one) => ({ ...one, pairs: contrastPairs.filter((pair) => nameOf(pair) === nameOf(one)) }),
);

const wrap = { display: 'flex', flexWrap: 'wrap', gap: space[2] } as const;

function Sample({ pair, colors }: { pair: ContrastPair; colors: Look['colors'] }) {
  const color = colors.get(`color.${pair.foreground}`) ?? '';
  const background = colors.get(`color.${pair.background}`) ?? '';
  const box = {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: space[12],
    border: `1px solid ${vars.color.border.quiet}`,
    borderRadius: vars.radius.small,
    forcedColorAdjust: 'none',
    background,
    color,
  } as const;
  return (
    <li title={pair.background}>
      <VisuallyHidden>{pair.background}</VisuallyHidden>
      <div style={box}>
        {pair.minimum === 4.5 ? (
          <span aria-hidden="true" style={{ fontWeight: scale.type.weight.strong }}>
            Aa
          </span>
        ) : (
          <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" fill="none">
            <rect x="3" y="6" width="18" height="12" rx="4" stroke={color} strokeWidth="2" />
          </svg>
        )}
      </div>
      <div className={styles.code} style={{ textAlign: 'center' }}>
        {contrastRatio(color, background).toFixed(1)}
      </div>
    </li>
  );
}

/** Every pair of the contrast table, drawn and measured in the brand and scheme on show. */
export function Pairs({ look }: { look: Look }) {
  return (
    <div style={{ display: 'grid', gap: space[6] }}>
      {groups.map(({ use, foreground, minimum, pairs }) => (
        <div key={`${use}, ${foreground}`}>
          <h3 style={{ fontSize: scale.type.size.base }}>{use.charAt(0).toUpperCase() + use.slice(1)}</h3>
          <p className={styles.quiet} style={{ marginBlockEnd: space[2] }}>
            <span className={styles.code}>{foreground}</span>, at least {minimum} to 1
          </p>
          <ul style={wrap}>
            {pairs.map((pair) => (
              <Sample key={pair.background} pair={pair} colors={look.colors} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
