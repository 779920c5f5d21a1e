import { contrastRatio } from '@patient/ui/tokens';
import { scale, space, vars } from '@patient/ui/theme';
import type { ResolvedTheme } from './resolvedTheme.ts';
import * as styles from './samples.css.ts';
import { Scroll } from './Scroll.tsx';

interface Step {
  readonly step: string;
  readonly hex: string;
}

/** Ramp steps by hue, the brand's own ramp first. Skips roles, whose last key isn't a number. */
function rampsOf(colors: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Step[]> {
  const ramps = new Map<string, Step[]>([['accent', []]]);
  for (const [path, hex] of colors) {
    const [, hue, step] = /^(?:color\.)?(\w+)\.(\d+)$/.exec(path) ?? [];
    if (hue !== undefined && step !== undefined) ramps.set(hue, [...(ramps.get(hue) ?? []), { step, hex }]);
  }
  return ramps;
}

const grid = { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(4.5rem, 1fr)' } as const;

function Ramp({ hue, steps }: { hue: string; steps: readonly Step[] }) {
  return (
    <div style={{ marginBlockEnd: space[6] }}>
      <h3 style={{ fontSize: scale.type.size.base, marginBlockEnd: space[2] }}>{hue}</h3>
      <Scroll label={`${hue} ramp`}>
        <ul role="list" style={grid}>
          {steps.map(({ step, hex }) => (
            <li key={step}>
              <div style={{ blockSize: space[16], background: hex, forcedColorAdjust: 'none' }} />
              <div style={{ paddingBlockStart: space[2], paddingInlineEnd: space[1] }}>
                <strong>{step}</strong>
                <div className={styles.code}>{hex}</div>
                <div className={styles.code} style={{ color: vars.color.text.quiet }}>
                  {contrastRatio(hex, '#ffffff').toFixed(1)}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </Scroll>
    </div>
  );
}

/** All ramps with the value and contrast on white of each step. */
export function Ramps({ theme }: { theme: ResolvedTheme }) {
  return [...rampsOf(theme.colors)].map(([hue, steps]) => <Ramp key={hue} hue={hue} steps={steps} />);
}
