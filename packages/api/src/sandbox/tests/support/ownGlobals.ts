import { afterAll } from 'vitest';

const { Request, Response } = globalThis;

// The Node adapter replaces both for the whole process when it starts a server.
afterAll(() => Object.assign(globalThis, { Request, Response }));
