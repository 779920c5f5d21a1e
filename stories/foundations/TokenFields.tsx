import { cssValue, primitives, resolveTokens, schemes, unresolvedTokens } from '@patient/ui/tokens';
import type { ResolvedToken, Scheme, TokenTree } from '@patient/ui/tokens';
import { TextField } from '@patient/ui/TextField';
import { editableTypes, type Edits } from './draftTheme.ts';
import * as styles from './themeEditor.css.ts';

/** Props of {@link TokenFields}. */
export interface TokenFieldsProps {
  /** Token file before the changes. */
  brand: TokenTree;
  /** Token file with the changes. */
  tokens: TokenTree;
  scheme: Scheme;
  /** Paths of the tokens to show. */
  pattern: RegExp;
  edits: Edits;
  /** Paths of invalid changes. */
  invalid: ReadonlySet<string>;
  /** Called with the changed text of a token; undefined when it is the original one again. */
  onEdit: (path: string, text: string | undefined) => void;
}

interface TokenFieldProps {
  path: string;
  /** Token with the changes. */
  token: ResolvedToken;
  text: string;
  isInvalid: boolean;
  onChange: (text: string) => void;
}

function TokenField({ path, token, text, isInvalid, onChange }: TokenFieldProps) {
  return (
    <TextField
      label={path}
      description={token.description}
      value={text}
      errorMessage={isInvalid ? `Enter a value such as ${editableTypes[token.type]}` : undefined}
      onChange={onChange}
      end={
        token.type === 'color' && (
          <input
            type="color"
            className={styles.picker}
            aria-label={`Color of ${path}`}
            // A picker has no transparency.
            value={cssValue(token).slice(0, '#rrggbb'.length)}
            onChange={({ target }) => onChange(target.value)}
          />
        )
      }
    />
  );
}

/** Fields for tokens of a brand. */
export function TokenFields({ brand, tokens, scheme, pattern, edits, invalid, onEdit }: TokenFieldsProps) {
  const sources = [primitives, schemes[scheme], brand];
  const written = unresolvedTokens(...sources);
  const current = resolveTokens(primitives, schemes[scheme], tokens);
  const shown = [...resolveTokens(...sources)].filter(
    ([path, { type }]) => pattern.test(path) && type in editableTypes,
  );
  return (
    <div className={styles.fields}>
      {shown.map(([path, token]) => {
        const alias = written.get(path)?.value;
        const original = typeof alias === 'string' ? alias : cssValue(token);
        return (
          <TokenField
            key={path}
            path={path}
            token={current.get(path) ?? token}
            text={edits[path] ?? original}
            isInvalid={invalid.has(path)}
            onChange={(text) => onEdit(path, text === original ? undefined : text)}
          />
        );
      })}
    </div>
  );
}
