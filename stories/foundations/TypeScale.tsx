import { scale, space, vars } from '@patient/ui/theme';
import * as styles from './samples.css.ts';

const samples: Readonly<Record<keyof typeof scale.type.size, string>> = {
  display: 'Care that fits your life',
  titleLarge: 'Your subscriptions',
  title: 'Finasteride, 1 mg, daily',
  titleSmall: 'Next delivery',
  lead: 'A doctor reviews your answers, usually within 24 hours.',
  base: 'Your next delivery is on its way. You can pause, skip or cancel at any time, and we don’t charge you while you’re paused.',
  small: 'We don’t charge you before a doctor approves.',
};

const isStep = (name: string): name is keyof typeof samples => Object.hasOwn(samples, name);

/** All sizes with their line heights. */
export function TypeScale() {
  return (
    <dl>
      {Object.keys(samples)
        .filter(isStep)
        .map((step) => (
          <div
            key={step}
            style={{ paddingBlock: space[4], borderBlockEnd: `1px solid ${vars.color.border.quiet}` }}
          >
            <dt className={styles.quiet}>
              <span className={styles.code}>{step}</span> · {scale.type.size[step]} / {scale.type.line[step]}
            </dt>
            <dd
              style={{
                maxInlineSize: scale.size.measure,
                fontFamily: /title|display/.test(step) ? vars.font.heading : vars.font.body,
                fontSize: scale.type.size[step],
                lineHeight: scale.type.line[step],
                fontWeight: /title|display/.test(step) ? scale.type.weight.strong : scale.type.weight.regular,
                letterSpacing: /Large|display/.test(step) ? '-0.02em' : undefined,
              }}
            >
              {samples[step]}
            </dd>
          </div>
        ))}
    </dl>
  );
}

/** Font weights and their uses. */
export function Weights() {
  const uses = { regular: 'Reading', medium: 'Labels', strong: 'Titles, actions', heavy: 'Prices' } as const;
  return (
    <ul role="list" className={styles.cards}>
      {Object.entries(uses).map(([weight, use]) => (
        <li key={weight} className={styles.card}>
          <span
            style={{ fontSize: scale.type.size.display, lineHeight: 1, fontWeight: weightOf(weight) }}
            aria-hidden="true"
          >
            Rx 24
          </span>
          <strong>{use}</strong>
          <span className={styles.code}>
            {weight} {weightOf(weight)}
          </span>
        </li>
      ))}
    </ul>
  );
}

const weights: Readonly<Record<string, string>> = scale.type.weight;
const weightOf = (name: string) => weights[name] ?? '400';

/** Tabular figures for numbers that are compared. */
export function Figures() {
  const prices = ['$1,111.11', '$48.00', '$717.50'];
  return (
    <div style={{ display: 'flex', gap: space[10] }}>
      {(['tabular-nums', 'proportional-nums'] as const).map((kind) => (
        <div key={kind}>
          <p className={styles.code}>{kind}</p>
          <ul
            role="list"
            style={{ fontVariantNumeric: kind, fontSize: scale.type.size.title, textAlign: 'end' }}
          >
            {prices.map((price) => (
              <li key={price}>{price}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
