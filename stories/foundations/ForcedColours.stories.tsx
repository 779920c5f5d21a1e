import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Link } from '@patient/ui/Link';
import { TextField } from '@patient/ui/TextField';
import { space } from '@patient/ui/theme';
import preview from '../../.storybook/preview.tsx';
import { inForcedColors } from './forcedColors.ts';
import * as styles from './plates.css.ts';
import { visibleTraits } from './visibleTraits.ts';

const meta = preview.meta({ title: 'Foundations/Accessibility' });

/** A difference that means something, between two looks of the same words. */
interface Difference {
  readonly name: string;
  readonly one: ReactNode;
  readonly other: ReactNode;
}

const differences: readonly Difference[] = [
  { name: 'a button from plain text', one: <Button>Pause</Button>, other: <span>Pause</span> },
  {
    name: 'a button from one that cannot be pressed',
    one: <Button>Pause</Button>,
    other: <Button isDisabled>Pause</Button>,
  },
  {
    name: 'a solid button from one that cannot be pressed',
    one: <Button variant="primary">Pause</Button>,
    other: (
      <Button variant="primary" isDisabled>
        Pause
      </Button>
    ),
  },
  {
    name: 'a button from one at work',
    one: <Button>Pause</Button>,
    other: <Button isPending>Pause</Button>,
  },
  { name: 'a link from plain text', one: <Link href="/user">Orders</Link>, other: <span>Orders</span> },
  {
    name: 'a field from one in error',
    one: <TextField label="Zip code" defaultValue="12" />,
    other: <TextField label="Zip code" defaultValue="12" errorMessage="Enter five digits." />,
  },
  {
    name: 'a field from one that cannot be used',
    one: <TextField label="Zip code" defaultValue="12345" />,
    other: <TextField label="Zip code" defaultValue="12345" isDisabled />,
  },
  { name: 'a card from the page', one: <Card>Plan</Card>, other: <div>Plan</div> },
];

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
