/** Tells password managers whose password a form holds. Without it they may keep a changed one as that of a second account. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
);
