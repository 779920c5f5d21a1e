import { aliasText, cssValue, type ResolvedToken } from '@patient/ui/tokens';
import { vars } from '@patient/ui/theme';
import { Finder } from './Finder.tsx';
import type { ResolvedTheme } from './resolvedTheme.ts';
import * as styles from './samples.css.ts';
import { Scroll } from './Scroll.tsx';

interface Row {
  readonly path: string;
  readonly type: string;
  readonly value: string;
  readonly alias: string;
  readonly description: string;
}

const rowOf = (theme: ResolvedTheme, path: string, token: ResolvedToken): Row => ({
  path,
  type: token.type,
  value: cssValue(token),
  alias: aliasText(theme.sources, path),
  description: token.description ?? '',
});

/** All tokens of the current brand and scheme, searchable by name, type or value. */
export function TokenIndex({ theme }: { theme: ResolvedTheme }) {
  const rows = [...theme.tokens].map(([path, token]) => rowOf(theme, path, token));
  return (
    <Finder
      label="Find a token"
      noun="tokens"
      items={rows}
      textOf={({ path, type, value, alias }) => `${path} ${type} ${value} ${alias}`}
    >
      {(found) => (
        <Scroll label="Tokens">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Type</th>
                <th scope="col">Value</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ path, type, value, alias, description }) => (
                <tr key={path}>
                  <td>
                    <span className={styles.code}>{path}</span>
                    {description !== '' && <p className={styles.quiet}>{description}</p>}
                  </td>
                  <td className={styles.quiet}>{type}</td>
                  <td className={styles.code}>
                    {type === 'color' && <div className={styles.swatch} style={{ background: value }} />}
                    {value}
                    <div style={{ color: vars.color.text.quiet }}>{alias}</div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
    </Finder>
  );
}
