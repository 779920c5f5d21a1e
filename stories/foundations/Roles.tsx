import { aliasText, contrastExemptions, contrastPairs, contrastRatio } from '@patient/ui/tokens';
import { space, vars } from '@patient/ui/theme';
import type { Look } from './look.ts';
import * as styles from './plates.css.ts';
import { Scroll } from './Scroll.tsx';

const exemptions: Readonly<Record<string, string | undefined>> = contrastExemptions;

/** What a role was measured at where it is hardest to see, or why it was not measured. */
function measured(role: string, colors: Look['colors']): string {
  const ratios = contrastPairs
    .filter(({ foreground }) => foreground === role)
    .map(({ background, minimum }) => ({
      background,
      minimum,
      ratio: contrastRatio(colors.get(`color.${role}`) ?? '', colors.get(`color.${background}`) ?? ''),
    }))
    .toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);
  const worst = ratios[0];
  if (worst) return `${worst.ratio.toFixed(2)} on ${worst.background} (wants ${worst.minimum})`;
  return exemptions[role] ?? 'a ground for others';
}

/** Every colour role of the brand and scheme on show. */
export function Roles({ look }: { look: Look }) {
  const roles = [...look.colors].filter(([path]) => /^color\..*\D$/.test(path));
  return (
    <Scroll label="Colour roles">
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
                <div style={{ color: vars.color.text.quiet }}>{aliasText(look.sources, path)}</div>
              </td>
              <td className={styles.quiet}>{measured(path.replace('color.', ''), look.colors)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
