/** Username for password managers. Without it, they may save a changed password as that of another account. */
export const HiddenUsername = ({ email }: { email: string }) => (
  <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
);
