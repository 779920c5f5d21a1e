import { createPhoto } from '../createPhoto.ts';
import { waitForAny, waitUntil, type JourneyContext, type PageObject } from './pageObject.ts';

const button = ({ main }: JourneyContext, name: string | RegExp) =>
  main.getByRole('button', { name, exact: true });

/** Whether a photo is chosen, has failed to upload or was uploaded earlier. */
const hasPhoto = async (context: JourneyContext): Promise<boolean> =>
  (await button(context, /^(Use this photo|Replace this photo)$/).isVisible()) ||
  context.main.getByText('Something goes wrong, please contact support team').isVisible();

/** Identity photos: the ID, then the selfie, each chosen as a file. */
export const photos: PageObject = {
  heading: /^Photo of (your ID|you)$/,
  fill: async (context, { heading }) => {
    const choose = button(context, 'Choose a file');
    await waitUntil(
      context,
      'a photo or a file button',
      async () => (await hasPhoto(context)) || choose.isVisible(),
    );
    if (await hasPhoto(context)) return;
    // Fixed names, since the baseline contains checksums of the photos.
    const photo = createPhoto(heading.includes('ID') ? 'Photo of your ID' : 'Photo of yourself');
    await context.input.upload(choose, photo);
    await waitForAny(context, button(context, 'Use this photo'));
  },
  submit: async (context) => {
    // A stored photo that failed to load has its own "Try again" above.
    const use = button(context, 'Use this photo');
    const next = button(context, /^(Try again|Continue)$/).last();
    await context.input.press((await use.isVisible()) ? use : next);
  },
};
