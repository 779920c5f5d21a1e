import { useState } from 'react';
import {
  brandTokens,
  cssValue,
  primitives,
  resolveTokens,
  schemeNames,
  schemes,
  unresolvedTokens,
} from '@patient/ui/tokens';
import { scale, space, vars } from '@patient/ui/theme';
import { otherStyles, pieces } from '../../.storybook/pieces.ts';
import { usersOf } from '../../.storybook/pieces/tokenUsers.ts';
import * as docs from '../docs/docs.css.ts';
import { pieceNamed } from '../docs/pieceNamed.ts';
import { Finder } from './Finder.tsx';
import * as styles from './samples.css.ts';
import { Scroll } from './Scroll.tsx';

/** Value of a token in one or more themes. */
interface TokenValue {
  readonly css: string;
  readonly alias: string;
  /** Brand and scheme: `mens, dark`. */
  readonly themes: readonly string[];
}

interface Row {
  readonly path: string;
  readonly type: string;
  readonly description: string;
  /** CSS variable, or constant for a token that is the same in every theme; empty for one that only other tokens use. */
  readonly code: string;
  readonly values: readonly TokenValue[];
  /** Names of the components and style sheets that use it. */
  readonly users: readonly string[];
}

const themes = Object.entries(brandTokens).flatMap(([brand, tokens]) =>
  schemeNames.map((scheme) => {
    const sources = [primitives, schemes[scheme], tokens];
    return {
      name: `${brand}, ${scheme}`,
      tokens: resolveTokens(...sources),
      aliases: unresolvedTokens(...sources),
    };
  }),
);

/** Value at a path of nested objects, if it is text. */
function textAt(tree: object, path: string): string | undefined {
  const found = path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), tree);
  return typeof found === 'string' ? found : undefined;
}

function codeOf(path: string): string {
  if (textAt(scale, path) !== undefined) return `scale.${path.replace(/\.(\d+)/, '[$1]')}`;
  return textAt(vars, path)?.slice('var('.length, -1) ?? '';
}

/** Values of a token, each with the themes in which it has this value. */
function valuesOf(path: string): readonly TokenValue[] {
  const found = new Map<string, TokenValue>();
  for (const { name, tokens, aliases } of themes) {
    const token = tokens.get(path);
    if (!token) continue;
    const css = cssValue(token);
    const written = aliases.get(path)?.value;
    const alias = typeof written === 'string' && written !== css ? written : '';
    const key = `${css} ${alias}`;
    found.set(key, { css, alias, themes: [...(found.get(key)?.themes ?? []), name] });
  }
  return [...found.values()];
}

const readRows = (): readonly Row[] =>
  [...(themes[0]?.tokens ?? [])].map(([path, { type, description = '' }]) => ({
    path,
    type,
    description,
    code: codeOf(path),
    values: valuesOf(path),
    users: usersOf(path, [...pieces, ...otherStyles]),
  }));

const textOf = ({ path, type, description, code, values, users }: Row) =>
  [path, type, description, code, ...values.flatMap(({ css, alias }) => [css, alias]), ...users].join(' ');

function Value({ type, value, isOnly }: { type: string; value: TokenValue; isOnly: boolean }) {
  return (
    <li style={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
      {type === 'color' && <div className={styles.swatch} style={{ background: value.css }} />}
      <div>
        <span className={styles.code}>{value.css}</span>{' '}
        <span className={styles.code} style={{ color: vars.color.text.quiet }}>
          {value.alias}
        </span>
        <div className={styles.quiet}>{isOnly ? 'all themes' : value.themes.join('; ')}</div>
      </div>
    </li>
  );
}

function Users({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <span className={styles.quiet}>other tokens only</span>;
  return (
    <details>
      <summary className={styles.quiet}>{names.length === 1 ? names[0] : `${names.length} users`}</summary>
      <ul role="list" className={docs.row}>
        {names.map((name) => {
          const url = pieceNamed(name)?.url;
          return (
            <li key={name}>
              {url === undefined ? (
                name
              ) : (
                <a className={docs.link} href={url} target="_top">
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Keeps a token in place when the list of its users opens. */
const top = { verticalAlign: 'top' } as const;

/** All tokens with their values in every brand and scheme, searchable by name, CSS variable, use, value or user. */
export function TokenIndex() {
  const [rows] = useState(readRows);
  return (
    <Finder label="Find a token" noun="tokens" items={rows} textOf={textOf}>
      {(found) => (
        <Scroll label="Tokens">
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Token</th>
                <th scope="col">Values</th>
                <th scope="col">Used by</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ path, type, description, code, values, users }) => (
                <tr key={path}>
                  <td style={{ ...top, minInlineSize: '14rem' }}>
                    <span className={styles.code}>{path}</span>
                    {code !== '' && (
                      <div className={styles.code} style={{ color: vars.color.text.quiet }}>
                        {code}
                      </div>
                    )}
                    {description !== '' && <p className={styles.quiet}>{description}</p>}
                  </td>
                  <td style={top}>
                    <ul role="list" style={{ display: 'grid', gap: space[2] }}>
                      {values.map((value) => (
                        <Value
                          key={value.themes.join()}
                          type={type}
                          value={value}
                          isOnly={values.length === 1}
                        />
                      ))}
                    </ul>
                  </td>
                  <td style={top}>
                    <Users names={users} />
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
