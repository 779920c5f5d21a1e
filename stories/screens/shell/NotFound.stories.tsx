import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Shell/Not found',
  args: { path: '/nowhere/at/all' },
});

export const Default = meta.story({
  tags: ['route:*', 'layout:error', 'message:notFoundTitle', 'message:notFound'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 Not Found' })).toBeVisible();
    await expect(await canvas.findByText('This page could not be found')).toBeVisible();
  },
});
