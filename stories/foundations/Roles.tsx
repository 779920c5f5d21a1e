import { aliasText, contrastExemptions, contrastPairs, contrastRatio } from '@patient/ui/tokens';
import { space, vars } from '@patient/ui/theme';
import type { ResolvedTheme } from './resolvedTheme.ts';
import * as styles from './samples.css.ts';
import { Scroll } from './Scroll.tsx';

const exemptions: Readonly<Record<string, string | undefined>> = contrastExemptions;

/** Lowest contrast of a role relative to its minimum, or why it isn't measured. */
function contrastOf(role: string, colors: ResolvedTheme['colors']): string {
  const ratios = contrastPairs
    .filter(({ foreground }) => foreground === role)
    .map(({ background, minimum }) => ({
      background,
      minimum,
      ratio: contrastRatio(colors.get(`color.${role}`) ?? '', colors.get(`color.${background}`) ?? ''),
    }))
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const worst = ratios[0];
  if (worst) return `${worst.ratio.toFixed(2)} on ${worst.background} (needs ${worst.minimum})`;
  return exemptions[role] ?? 'Background only';
}

/** All color roles of the current brand and scheme. */
export function Roles({ theme }: { theme: ResolvedTheme }) {
  const roles = [...theme.colors].filter(([path]) => /^color\..*\D$/.test(path));
  return (
    <Scroll label="Color roles">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Value</th>
            <th scope="col">Lowest contrast measured</th>
          </tr>
        </thead>
        <tbody>
          {roles.map(([path, css]) => (
            <tr key={path}>
              <td className={styles.code}>
                <div style={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
                  <div className={styles.swatch} style={{ background: css }} />
                  {path.replace('color.', '')}
                </div>
              </td>
              <td className={styles.code}>
                {css}
                <div style={{ color: vars.color.text.quiet }}>{aliasText(theme.sources, path)}</div>
              </td>
              <td className={styles.quiet}>{contrastOf(path.replace('color.', ''), theme.colors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
