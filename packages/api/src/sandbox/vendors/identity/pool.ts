/** The user pool of the sandbox; the client library reads a region and a name out of such an id. */
export const sandboxUserPoolId = 'us-east-1_sandbox';

/** The part of the pool id that password verifiers are bound to. */
export const sandboxPoolName = 'sandbox';
