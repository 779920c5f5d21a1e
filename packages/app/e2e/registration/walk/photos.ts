import { expect } from 'playwright/test';
import { photoOf } from '../photo.ts';
import { until, type Place, type Walker } from './place.ts';

const button = ({ main }: Walker, name: string | RegExp) => main.getByRole('button', { name, exact: true });

/** A photo to look at: before it is sent, after sending it failed, or since it has arrived already. */
const isShown = async (walker: Walker): Promise<boolean> =>
  (await button(walker, /^(Use this photo|Replace this photo)$/).isVisible()) ||
  walker.main.getByText('Something goes wrong, please contact support team').isVisible();

/** The photo of the ID, then the one of the face, each from a file of the device. */
export const photos: Place = {
  heading: /^Photo of (your ID|yourself)$/,
  fill: async (walker, { heading }) => {
    const choose = button(walker, 'Choose a file');
    await until(
      walker,
      'a photo, or the way to one',
      async () => (await isShown(walker)) || choose.isVisible(),
    );
    if (await isShown(walker)) return;
    const chooser = walker.page.waitForEvent('filechooser');
    await walker.hand.press(choose);
    await (await chooser).setFiles(photoOf(heading));
    await expect(button(walker, 'Use this photo')).toBeVisible();
  },
  send: (walker) => walker.hand.press(button(walker, /^(Use this photo|Try again|Continue)$/).first()),
};
