import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useDebouncedValue } from '../../components/TextArea/useDebouncedValue.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { defaultRules, lacking, type PasswordRule } from './lacking.ts';
import * as styles from './PasswordRules.css.ts';

/** What {@link PasswordRules} says by itself. */
export interface PasswordRulesStrings {
  label: string;
  /** After a rule that is kept. */
  met: string;
  /** After a rule that is not kept yet. */
  open: string;
  /** Said when the typing rests. @default 'Still needed: a digit' */
  lacking: (labels: readonly string[]) => string;
  /** Said once nothing is lacking. */
  complete: string;
}

const english: PasswordRulesStrings = {
  label: 'Your password needs',
  met: '(done)',
  open: '(still needed)',
  lacking: (labels) => `Still needed: ${labels.join(', ')}`,
  complete: 'Your password has all it needs.',
};

/** Milliseconds without a key until it is said, so that it never talks into the typing. */
const pause = 1000;

/** Props of {@link PasswordRules}. */
export interface PasswordRulesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is written now. It is shown nowhere. */
  password: string;
  /** @default 8 characters with a small letter, a capital letter and a digit */
  rules?: readonly PasswordRule[];
  strings?: Partial<PasswordRulesStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** What a new password still lacks, while it is written. Point the field's `aria-describedby` at its `id`. */
export function PasswordRules({
  password,
  rules = defaultRules,
  strings,
  className,
  ...rest
}: PasswordRulesProps) {
  const words = { ...english, ...strings };
  const missing = new Set(lacking(password, rules));
  const said = missing.size === 0 ? words.complete : words.lacking([...missing].map(({ label }) => label));
  const settled = useDebouncedValue(password === '' ? '' : said, pause);
  return (
    <div {...rest} className={className}>
      <p className={styles.label}>{words.label}</p>
      <ul className={styles.rules}>
        {rules.map((rule) => {
          const isMet = !missing.has(rule);
          return (
            <li key={rule.id} className={isMet ? styles.met : styles.open}>
              <Icon name={isMet ? 'check-circle' : 'minus'} size="small" className={styles.sign} />
              <span>{rule.label}</span>
              <VisuallyHidden> {isMet ? words.met : words.open}</VisuallyHidden>
            </li>
          );
        })}
      </ul>
      <VisuallyHidden as="output">{settled}</VisuallyHidden>
    </div>
  );
}
