/** Setup file of `test --only shake`: slows the CPU of the page that shows the stories. */
import { beforeAll } from 'vitest';
import { cdp } from 'vitest/browser';
import { SHAKE_RATE } from './shake.ts';

beforeAll(() => cdp().send('Emulation.setCPUThrottlingRate', { rate: SHAKE_RATE }));
