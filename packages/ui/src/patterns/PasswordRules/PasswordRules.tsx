import type { HTMLAttributes, Ref } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { useDebouncedValue } from '../../components/TextArea/useDebouncedValue.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultRules, unmetRules, type PasswordRule } from './unmetRules.ts';
import * as styles from './PasswordRules.css.ts';

/** Strings shown by {@link PasswordRules}. */
export interface PasswordRulesStrings {
  label: string;
  /** Follows a rule that is met. */
  met: string;
  /** Follows a rule that is not met yet. */
  unmet: string;
  /** Announced when typing pauses. @default 'Still needed: A number' */
  stillNeeded: (labels: readonly string[]) => string;
  /** Announced when all rules are met. */
  complete: string;
}

const defaultStrings: PasswordRulesStrings = {
  label: 'Your password needs',
  met: '(done)',
  unmet: '(still needed)',
  stillNeeded: (labels) => `Still needed: ${labels.join(', ')}`,
  complete: 'Your password meets all the rules.',
};

/** Milliseconds after the last key press until the state is announced. */
const announceDelay = 1000;

/** Props of {@link PasswordRules}. */
export interface PasswordRulesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Current password; never displayed. */
  password: string;
  /**
   * Rules that the password has to meet.
   * @default 8 characters with a lowercase letter, an uppercase letter and a number, and no space around them
   */
  rules?: readonly PasswordRule[];
  /** Overrides for the default text. */
  strings?: Partial<PasswordRulesStrings>;
  ref?: Ref<HTMLDivElement>;
}

/** Rules a new password must meet, updated while typing; reference its `id` in the field's `aria-describedby`. */
export function PasswordRules({
  password,
  rules = defaultRules,
  strings: overrides,
  className,
  ...rest
}: PasswordRulesProps) {
  const strings = useStrings('PasswordRules', defaultStrings, overrides);
  const missing = new Set(unmetRules(password, rules));
  const announcement =
    missing.size === 0 ? strings.complete : strings.stillNeeded([...missing].map(({ label }) => label));
  const settledAnnouncement = useDebouncedValue(password === '' ? '' : announcement, announceDelay);
  return (
    <>
      <div {...rest} className={className}>
        <p className={styles.label}>{strings.label}</p>
        <ul role="list" className={styles.rules}>
          {rules.map((rule) => {
            const isMet = !missing.has(rule);
            return (
              <li key={rule.id} className={isMet ? styles.met : styles.unmet}>
                <Icon name={isMet ? 'check-circle' : 'minus'} size="small" className={styles.icon} />
                <span>{rule.label}</span>
                <VisuallyHidden> {isMet ? strings.met : strings.unmet}</VisuallyHidden>
              </li>
            );
          })}
        </ul>
      </div>
      {/* Outside the rules, which are the description of the field, so that it is not read twice. */}
      <VisuallyHidden as="output">{settledAnnouncement}</VisuallyHidden>
    </>
  );
}
