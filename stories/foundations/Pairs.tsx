import { contrastPairs, contrastRatio, type ContrastPair } from '@patient/ui/tokens';
import { scale, space, vars } from '@patient/ui/theme';
import type { ResolvedTheme } from './resolvedTheme.ts';
import * as styles from './samples.css.ts';

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

function Sample({ pair, colors }: { pair: ContrastPair; colors: ResolvedTheme['colors'] }) {
  const color = colors.get(`color.${pair.foreground}`) ?? '';
  const background = colors.get(`color.${pair.background}`) ?? '';
  const box = {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    fontSize: scale.type.size.small,
    fontWeight: scale.type.weight.strong,
    inlineSize: '4.5rem',
    blockSize: space[12],
    border: `1px solid ${vars.color.border.quiet}`,
    borderRadius: vars.radius.small,
    forcedColorAdjust: 'none',
    background,
    color,
  } as const;
  const ratio = contrastRatio(color, background).toFixed(1);
  return (
    <li title={pair.background} aria-label={`${pair.background}: ${ratio}`}>
      <div style={box}>
        {pair.minimum === 3 && (
          <svg aria-hidden="true" viewBox="0 0 24 12" width="24" height="12" fill="none">
            <rect x="1" y="1" width="22" height="10" rx="5" stroke={color} strokeWidth="2" />
          </svg>
        )}
        <span style={pair.minimum === 3 ? { color: colors.get('color.text.rest') } : undefined}>{ratio}</span>
      </div>
    </li>
  );
}

/** All contrast pairs, measured in the current brand and scheme. */
export function Pairs({ theme }: { theme: ResolvedTheme }) {
  return (
    <div style={{ display: 'grid', gap: space[6] }}>
      {groups.map(({ use, foreground, minimum, pairs }) => (
        <div key={`${use}, ${foreground}`}>
          <h3 style={{ fontSize: scale.type.size.base }}>{use.charAt(0).toUpperCase() + use.slice(1)}</h3>
          <p className={styles.quiet} style={{ marginBlockEnd: space[2] }}>
            <span className={styles.code}>{foreground}</span>, at least {minimum} to 1
          </p>
          <ul role="list" style={wrap}>
            {pairs.map((pair) => (
              <Sample key={pair.background} pair={pair} colors={theme.colors} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
