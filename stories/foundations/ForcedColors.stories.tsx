import { expect } from 'storybook/test';
import { space } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { statePairs } from './statePairs.tsx';
import { inForcedColors } from './forcedColors.ts';
import * as styles from './samples.css.ts';
import { visibleTraits } from './visibleTraits.ts';

const meta = preview.meta({ title: 'Foundations/Accessibility' });

/** Each pair shows two states that must look different with only the system's colors. */
export const States = meta.story({
  name: 'Forced colors',
  render: () => (
    <ul
      role="list"
      className={styles.cards}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))' }}
    >
      {statePairs.map(({ name, one, other }) => (
        <li key={name} className={styles.card}>
          <p className={styles.quiet}>Distinguish {name}</p>
          <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] }}>
            <div data-state="one">{one}</div>
            <div data-state="other">{other}</div>
          </div>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const traits = (state: string) =>
      [...canvasElement.querySelectorAll(`[data-state="${state}"] > *`)].map(visibleTraits);
    await inForcedColors(async () => {
      const ones = traits('one');
      const others = traits('other');
      await expect(ones).toHaveLength(statePairs.length);
      const lost = statePairs.filter((_, index) => ones[index] === others[index]);
      await expect(lost.map(({ name }) => name)).toEqual([]);
    });
  },
});

/** Confirms that the test above detects a pair that differs only in its background. */
export const ColorAlone = meta.story({
  name: 'Detects color alone',
  render: () => (
    <div style={{ display: 'flex', gap: space[4] }}>
      {['#e4eefe', '#def4e4'].map((background) => (
        <span
          key={background}
          data-tone=""
          style={{ padding: space[3], background, color: '#101214', boxShadow: `0 0 4px ${background}` }}
        >
          Active
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const traits = () => new Set([...canvasElement.querySelectorAll('[data-tone]')].map(visibleTraits));
    await expect(traits().size).toBe(2);
    await inForcedColors(async () => {
      await expect(traits().size).toBe(1);
    });
  },
});
