import { expect, test } from 'vitest';
import { scale } from './scale.ts';

/** Numbers of specification section 9. Change one only when the specification changes. */
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
])('specification: %s', (_what, token, specified) => {
  expect(token).toBe(specified);
});
