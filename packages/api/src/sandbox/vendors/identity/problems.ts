/** Error of the cloud identity service, which becomes a response with status 400 and `{ __type, message }`. */
export class IdentityProblem extends Error {
  override name = 'IdentityProblem';
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Error for a wrong password or an unknown account, which doesn't reveal whether the account exists. */
export function wrongCredentials(): IdentityProblem {
  return new IdentityProblem('NotAuthorizedException', 'Incorrect username or password.');
}

export function locked(): IdentityProblem {
  return new IdentityProblem('NotAuthorizedException', 'Password attempts exceeded');
}

export function disabled(): IdentityProblem {
  return new IdentityProblem('NotAuthorizedException', 'User is disabled.');
}

export function notConfirmed(): IdentityProblem {
  return new IdentityProblem('UserNotConfirmedException', 'User is not confirmed.');
}

export function invalidRefreshToken(): IdentityProblem {
  return new IdentityProblem('NotAuthorizedException', 'Invalid Refresh Token');
}

export function invalidAccessToken(): IdentityProblem {
  return new IdentityProblem('NotAuthorizedException', 'Invalid Access Token');
}

export function wrongCode(): IdentityProblem {
  return new IdentityProblem(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  );
}

export function expiredCode(): IdentityProblem {
  return new IdentityProblem('ExpiredCodeException', 'Invalid code provided, please request a code again.');
}

export function limitExceeded(): IdentityProblem {
  return new IdentityProblem('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
}

export function invalidParameter(message: string): IdentityProblem {
  return new IdentityProblem('InvalidParameterException', message);
}
