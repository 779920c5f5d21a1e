import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Doctors/Doctor information',
  args: { path: '/doctor-info/doctor-lee', as: 'active' },
});

/** Name, picture, degrees and licenses by state. */
export const Default = meta.story({
  tags: ['route:/doctor-info/{doctorId}'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lena Lee, MD' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Education' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'Licensed in' })).toBeVisible();
    await expect(await canvas.findByText('Oregon')).toBeVisible();
    // Every treatment of the brand that a license covers.
    await expect(
      canvas.getAllByText(/for erectile dysfunction, hair loss, weight loss, anti-aging$/)[0],
    ).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: '/doctor-info/nobody' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 2, name: "We can't show this doctor" }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your doctor' })).toBeVisible();
  },
});

export const Failing = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText("We couldn't load this doctor")).toBeVisible();
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
