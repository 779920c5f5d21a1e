import { scale, space, vars } from '@patient/ui/theme';
import * as styles from './samples.css.ts';

const box = {
  blockSize: '6rem',
  border: `1px solid ${vars.color.border.field}`,
  background: vars.color.surface.raised,
} as const;

/** Corners of the current brand. */
export function Corners() {
  const uses = {
    small: 'Checkboxes, menu items',
    field: 'Text fields',
    control: 'Buttons',
    card: 'Cards',
    dialog: 'Dialogs',
    pill: 'Badges, avatars',
  } as const;
  return (
    <ul role="list" className={styles.cards}>
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

/** The four elevation levels. */
export function Elevation() {
  const { color, shadow, radius } = vars;
  const levels = [
    ['sunken', 'Asides', { background: color.surface.sunken }],
    ['page', 'Page background', { background: color.surface.page, borderColor: color.border.quiet }],
    [
      'raised',
      'Cards',
      { background: color.surface.raised, borderColor: color.border.quiet, boxShadow: shadow.raised },
    ],
    ['floating', 'Menus, dialogs, toasts', { background: color.surface.overlay, boxShadow: shadow.floating }],
  ] as const;
  return (
    <ul role="list" className={styles.cards} style={{ gap: space[8] }}>
      {levels.map(([name, use, appearance]) => (
        <li
          key={name}
          style={{
            padding: space[5],
            border: '1px solid transparent',
            borderRadius: radius.card,
            ...appearance,
          }}
        >
          <strong>{name}</strong>
          <p className={styles.quiet}>{use}</p>
        </li>
      ))}
    </ul>
  );
}

/** Focus ring on each surface. */
export function FocusRings() {
  const surfaces = ['page', 'raised', 'sunken', 'overlay'] as const;
  return (
    <ul role="list" className={styles.cards}>
      {surfaces.map((surface) => (
        <li key={surface} style={{ padding: space[6], background: vars.color.surface[surface] }}>
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
            on {surface}
          </div>
        </li>
      ))}
    </ul>
  );
}
