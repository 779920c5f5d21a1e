/** Problem of a field, or of the whole form if there is no name. */
export interface FieldProblem {
  readonly name?: string;
  readonly message: string;
}

/** Problem of an email address; undefined if it looks valid. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : 'Enter an email like name@example.com';
}

/** Problems of email and password that don't need the service. */
export function signInProblems(email: string, password: string): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const message = emailProblem(email);
  if (message !== undefined) problems.push({ name: 'email', message });
  if (password === '') problems.push({ name: 'password', message: 'Enter your password' });
  return problems;
}
