import { afterAll } from 'vitest';

const { Request, Response } = globalThis;

// The Node adapter exchanges both for the whole process when it begins to serve.
afterAll(() => Object.assign(globalThis, { Request, Response }));
