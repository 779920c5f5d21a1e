/** Something wrong with a field, or with the whole form when it names none. */
export interface FieldProblem {
  readonly name?: string;
  readonly message: string;
}

/** What is wrong with an email and password before the service is asked; empty when they may be sent. */
export function signInProblems(email: string, password: string): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (email.trim() === '') problems.push({ name: 'email', message: 'Enter your email' });
  else if (!/^[^\s@]+@[^\s@]+$/.test(email.trim()))
    problems.push({ name: 'email', message: 'Enter an email like name@example.com' });
  if (password === '') problems.push({ name: 'password', message: 'Enter your password' });
  return problems;
}
