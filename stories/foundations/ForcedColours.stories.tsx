import { expect } from 'storybook/test';
import { space } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { differences } from './differences.tsx';
import { inForcedColors } from './forcedColors.ts';
import * as styles from './plates.css.ts';
import { visibleTraits } from './visibleTraits.ts';

const meta = preview.meta({ title: 'Foundations/Accessibility' });

/** Each pair means two things, and looks like two things with nothing but the system's own colours. */
export const States = meta.story({
  name: 'Forced colours',
  render: () => (
    <ul
      className={styles.cards}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))' }}
    >
      {differences.map(({ name, one, other }) => (
        <li key={name} className={styles.card}>
          <p className={styles.quiet}>Tell {name}</p>
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
      await expect(matchMedia('(forced-colors: active)').matches).toBe(true);
      const ones = traits('one');
      const others = traits('other');
      await expect(ones).toHaveLength(differences.length);
      const lost = differences.filter((_, index) => ones[index] === others[index]);
      await expect(lost.map(({ name }) => name)).toEqual([]);
    });
  },
});

/** What the test above looks for: this pair differs by background alone, and is caught. */
export const ColourAlone = meta.story({
  name: 'Colour alone is caught',
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
