/** Something wrong with a field, or with the whole form when it names none. */
export interface FieldProblem {
  readonly name?: string;
  readonly message: string;
}

/** What is wrong with an email address; undefined when a mail may be sent to it. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === '') return 'Enter your email';
  return /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : 'Enter an email like name@example.com';
}

/** What is wrong with an email and password before the service is asked; empty when they may be sent. */
export function signInProblems(email: string, password: string): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const wrongEmail = emailProblem(email);
  if (wrongEmail !== undefined) problems.push({ name: 'email', message: wrongEmail });
  if (password === '') problems.push({ name: 'password', message: 'Enter your password' });
  return problems;
}
