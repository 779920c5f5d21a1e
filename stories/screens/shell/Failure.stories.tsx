import { UnknownGuardError } from '@patient/app/shell/guards/decideRoute.ts';
import { screens } from '@patient/app/shell/router/lazyRoutes.ts';
import { expect, spyOn, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Shell/Failure',
  args: { path: '/weightloss' },
});

/** The sandbox answers for the service; that the app's own code does not arrive, or breaks, can only be played. */
const register = () => spyOn(screens, 'register');

/** A page whose code did not arrive can be asked for again, from the keyboard too. */
export const DidNotArrive = meta.story({
  tags: ['layout:error', 'message:failed', 'message:home-page'],
  beforeEach: () => {
    register().mockRejectedValueOnce(new Error('The line dropped'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible();
  },
});

/** A screen that breaks takes nothing with it: the header and its help stay. */
export const Broke = meta.story({
  beforeEach: () => {
    // React tells the console what a boundary caught; here that is the point of the story.
    spyOn(console, 'error').mockReturnValue();
    register().mockResolvedValueOnce(() => {
      throw new Error('A bug');
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Help?' })).toBeEnabled();
    await expect(canvas.getByRole('main')).not.toHaveTextContent('A bug');
  },
});

/** A route that names a guard nobody knows (specification section 2). */
export const UnknownGuard = meta.story({
  tags: ['message:unknownGuard'],
  beforeEach: () => {
    register().mockRejectedValueOnce(new UnknownGuardError());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unknown middleware' })).toBeVisible();
    await expect(canvas.getByText('500')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toBeVisible();
  },
});

/** The error page itself breaks: one plain line is left. */
export const ErrorPageBroke = meta.story({
  tags: ['message:errorPageBroke'],
  beforeEach: () => {
    spyOn(console, 'error').mockReturnValue();
    register().mockResolvedValueOnce(() => {
      // oxlint-disable-next-line no-throw-literal -- something that cannot even be looked at
      throw new Proxy(new Error('A bug'), {
        getPrototypeOf: () => {
          throw new Error('Another bug');
        },
      });
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An error occurred while showing the error page',
    );
    await expect(canvas.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  },
});
