/** Password rule. */
export interface PasswordRule {
  id: string;
  /** Label such as "At least 8 characters". */
  label: string;
  /** Whether a password meets the rule. */
  isMet: (password: string) => boolean;
}

/** Default policy of the identity service; letters are Basic Latin only. */
export const defaultRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (password) => [...password].length >= 8 },
  { id: 'lower', label: 'A lowercase letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'upper', label: 'An uppercase letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'A number', isMet: (password) => /\d/.test(password) },
  {
    id: 'spaces',
    label: 'No space at the start or end',
    isMet: (password) => password !== '' && password.trim() === password,
  },
];

/** Rules the password does not meet yet. */
export const unmetRules = (
  password: string,
  rules: readonly PasswordRule[] = defaultRules,
): readonly PasswordRule[] => rules.filter(({ isMet }) => !isMet(password));
