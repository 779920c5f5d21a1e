/** One thing a password needs. */
export interface PasswordRule {
  id: string;
  /** "At least 8 characters". */
  label: string;
  /** Whether a password has it. */
  isMet: (password: string) => boolean;
}

/** What the identity service asks for by its own default; its letters are those of Basic Latin. */
export const defaultRules: readonly PasswordRule[] = [
  { id: 'length', label: 'At least 8 characters', isMet: (password) => [...password].length >= 8 },
  { id: 'lower', label: 'A small letter', isMet: (password) => /[a-z]/.test(password) },
  { id: 'upper', label: 'A capital letter', isMet: (password) => /[A-Z]/.test(password) },
  { id: 'digit', label: 'A digit', isMet: (password) => /\d/.test(password) },
];

/** The rules a password does not keep yet. */
export const lacking = (
  password: string,
  rules: readonly PasswordRule[] = defaultRules,
): readonly PasswordRule[] => rules.filter(({ isMet }) => !isMet(password));
