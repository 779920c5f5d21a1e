import { scale, space, vars } from '@patient/ui/theme';
import * as styles from './plates.css.ts';

const box = {
  blockSize: '6rem',
  border: `1px solid ${vars.color.border.field}`,
  background: vars.color.surface.raised,
} as const;

/** Corners, as the brand on show rounds them. */
export function Corners() {
  const uses = {
    small: 'marks, lines of a menu',
    field: 'what is written in',
    control: 'what is pressed',
    card: 'what keeps things together',
    dialog: 'what stands in front',
    pill: 'counts, avatars',
  } as const;
  return (
    <ul className={styles.cards}>
      {Object.entries(uses).map(([name, use]) => (
        <li key={name}>
          <div style={{ ...box, borderRadius: `var(--radius-${name})` }} />
          <p style={{ marginBlockStart: space[2] }}>
            <span className={styles.code}>radius.{name}</span>
          </p>
          <p className={styles.quiet}>{use}</p>
        </li>
      ))}
    </ul>
  );
}

/** The four heights a thing can stand at. */
export function Elevation() {
  const { color, shadow, radius } = vars;
  const heights = [
    ['sunken', 'an aside', { background: color.surface.sunken }],
    ['page', 'the ground', { background: color.surface.page, borderColor: color.border.quiet }],
    [
      'raised',
      'cards',
      { background: color.surface.raised, borderColor: color.border.quiet, boxShadow: shadow.raised },
    ],
    ['floating', 'menus, dialogs, toasts', { background: color.surface.overlay, boxShadow: shadow.floating }],
  ] as const;
  return (
    <ul className={styles.cards} style={{ gap: space[8] }}>
      {heights.map(([name, use, look]) => (
        <li
          key={name}
          style={{ padding: space[5], border: '1px solid transparent', borderRadius: radius.card, ...look }}
        >
          <strong>{name}</strong>
          <p className={styles.quiet}>{use}</p>
        </li>
      ))}
    </ul>
  );
}

/** The focus ring on each ground it may stand on. */
export function FocusRings() {
  const grounds = ['page', 'raised', 'sunken', 'overlay'] as const;
  return (
    <ul className={styles.cards}>
      {grounds.map((ground) => (
        <li key={ground} style={{ padding: space[6], background: vars.color.surface[ground] }}>
          <div
            style={{
              padding: space[3],
              borderRadius: vars.radius.control,
              background: vars.color.accent.solid.rest,
              color: vars.color.accent.solid.text,
              outline: `${scale.size.focusRing} solid ${vars.color.focus}`,
              outlineOffset: scale.size.focusOffset,
              textAlign: 'center',
            }}
          >
            on {ground}
          </div>
        </li>
      ))}
    </ul>
  );
}
