import { expect, test } from 'vitest';
import { scale } from './scale.ts';

/** Specification section 9, line by line: a number that is changed here is a number the specification changed. */
test.each([
  ['notification list max-height', scale.size.notificationListMax, '400px'],
  ['menu width', scale.size.menu, '400px'],
  ['help dialog max-width', scale.size.helpDialog, '500px'],
  ['side menu', scale.size.sideMenu, '350px'],
  ['drawer', scale.size.drawer, '250px'],
  ['treatment sidebar', scale.size.treatmentSidebar, '300px'],
  ['notification toast', scale.motion.toast, '3000ms'],
  ['progress bar throttle', scale.motion.progressThrottle, '200ms'],
  ['progress bar duration', scale.motion.progressDuration, '5000ms'],
  ['read visibility threshold', scale.visibility.read, '0.75'],
])('%s', (_what, token, specified) => {
  expect(token).toBe(specified);
});
