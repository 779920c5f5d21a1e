/** User pool id of the sandbox, from which the client library parses a region and a name. */
export const sandboxUserPoolId = 'us-east-1_sandbox';

/** Part of the pool id that is included in password verifiers. */
export const sandboxPoolName = 'sandbox';
