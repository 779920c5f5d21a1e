import base from './vitest.config.ts';

// `test:all` may run these tests and those tagged `core` side by side.
process.env['FIRST_PORT'] = '16000';

export default base;
