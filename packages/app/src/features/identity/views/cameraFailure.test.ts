import { expect, test } from 'vitest';
import { cameraFailure } from './cameraFailure.ts';

test.each([
  [new DOMException('', 'NotAllowedError'), 'refused'],
  [new DOMException('', 'SecurityError'), 'refused'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new DOMException('', 'AbortError'), 'busy'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'OverconstrainedError'), 'missing'],
  // Some apps' own browsers have no mediaDevices.
  [new TypeError('navigator.mediaDevices is undefined'), 'missing'],
  ['constructor', 'missing'],
])('failure for %s is %s', (error, failure) => expect(cameraFailure(error)).toBe(failure));
