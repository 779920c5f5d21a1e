import { scale, space, vars } from '@patient/ui/theme';
import { primitives, resolveTokens } from '@patient/ui/tokens';
import * as styles from './samples.css.ts';
import { Scroll } from './Scroll.tsx';

const bar = {
  blockSize: space[4],
  background: vars.color.accent.graphic,
  forcedColorAdjust: 'none',
} as const;

/** Space scale. */
export function SpaceScale() {
  return (
    <ul role="list" style={{ display: 'grid', gap: space[2] }}>
      {Object.entries(space).map(([step, value]) => (
        <li key={step} style={{ display: 'flex', alignItems: 'center', gap: space[4] }}>
          <span className={styles.code} style={{ inlineSize: '4rem' }}>
            {step}
          </span>
          <span className={styles.code} style={{ inlineSize: '5rem', color: vars.color.text.quiet }}>
            {parseFloat(value) * 16} px
          </span>
          <span style={{ ...bar, inlineSize: value }} />
        </li>
      ))}
    </ul>
  );
}

const tokens = resolveTokens(primitives);

/** Named sizes with their source. */
export function Sizes() {
  return (
    <Scroll label="Sizes">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col">Value</th>
            <th scope="col">Source</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(scale.size).map(([name, value]) => (
            <tr key={name}>
              <td className={styles.code}>{name}</td>
              <td className={styles.code}>{value}</td>
              <td className={styles.quiet}>{tokens.get(`size.${name}`)?.description ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** Minimum press target of 44 px, about the width of a thumb. */
export function Target() {
  const box = {
    display: 'grid',
    placeItems: 'center',
    inlineSize: scale.size.target,
    blockSize: scale.size.target,
    border: `2px dashed ${vars.color.accent.quiet.border}`,
    borderRadius: '50%',
  } as const;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: space[4] }}>
      <div style={box}>
        <span style={{ ...bar, inlineSize: space[4], borderRadius: '50%' }} />
      </div>
      <span className={styles.quiet}>A 16 px icon in a 44 px target</span>
    </div>
  );
}
