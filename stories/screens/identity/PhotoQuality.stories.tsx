import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { choosePhoto } from '../support/choosePhoto.ts';
import { drawPixels } from '../support/drawPixels.ts';
import { as, stored } from '../support/identityPhotos.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Identity/Photo quality',
  args: { as, path: '/steps' },
});

/** A photo that is too small for an ID is refused with the size it needs. */
export const TooSmall = meta.story({
  play: async ({ canvas }) => {
    await choosePhoto(canvas, await drawPixels(120, 90, 'text'));
    await expect(
      await canvas.findByText(/too small\. Choose one with at least 600 × 360 pixels/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this photo' })).not.toBeInTheDocument();
  },
});

/** A dark photo shows a warning, and can be used anyway. */
export const Dark = meta.story({
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, await drawPixels(800, 600, '#0c0a08'));
    await expect(await canvas.findByText(/This photo is very dark/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use this photo' })).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Use it anyway' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    await expect(stored(visit, 'cardID')?.type).toBe('image/jpeg');
  },
});

/** A transparent picture is stored on white. */
export const Transparent = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    await choosePhoto(canvas, await drawPixels(900, 600, 'text'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Use this photo' }));
    await expect(await canvas.findByRole('heading', { name: 'A photo of you' })).toBeVisible();
    const picture = await createImageBitmap(new Blob([new Uint8Array(stored(visit, 'cardID')?.bytes ?? [])]));
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    await expect([...(context?.getImageData(5, 5, 1, 1).data ?? [])]).toEqual([255, 255, 255, 255]);
  },
});
