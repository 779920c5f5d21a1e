/** Props of {@link HiddenUsername}. */
export interface HiddenUsernameProps {
  /** Email of the account. */
  email: string;
}

/** Username for password managers. Without it, they may save the password of a form as that of another account. */
export const HiddenUsername = ({ email }: HiddenUsernameProps) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
);
