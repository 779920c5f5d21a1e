import { useRef } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { ErrorPage } from '@patient/ui/ErrorPage';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const meta = preview.meta({
  title: 'Patterns/Shell/ErrorPage',
  component: ErrorPage,
  args: { title: 'An error occurred', message: "This wasn't your fault, and your data is safe." },
});

/** One heading and one action. */
export const Default = meta.story({
  tags: ['layout:error', 'message:failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'An error occurred' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toHaveFocus();
  },
});

export const NotFound = meta.story({
  tags: ['message:notFoundTitle', 'message:notFound'],
  args: {
    code: '404',
    title: 'This page could not be found',
    message: 'The address may be old or mistyped.',
  },
});

export const ServiceFailure = meta.story({
  args: { code: '500', title: 'Unknown middleware', message: undefined, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** An additional action after the buttons. */
export const WithAction = meta.story({
  args: { onRetry: fn(), action: <Button variant="quiet">Log out</Button> },
  play: async ({ canvas }) => {
    for (const name of ['Try again', 'Home page', 'Log out']) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveTextContent(name);
    }
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
  },
});

/** The app moves focus to the heading after navigation, so that it is announced. */
export const FocusAfterNavigation = meta.story({
  render: function Render(args) {
    const heading = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <Button onPress={() => heading.current?.focus()}>Arrive</Button>
        <ErrorPage {...args} headingRef={heading} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home page' })).toHaveFocus();
  },
});

export const OnAPhone = meta.story({
  args: { code: '404', title: 'This page could not be found', onRetry: fn() },
  globals: { ...onPhone, scheme: 'dark' },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { code: '404', title: 'An error occurred while showing the error page', onRetry: fn() },
  globals: { ...largeTextOnPhone, direction: 'rtl' },
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <>
      <ErrorPage {...args} />
      <ErrorPage
        title="This page could not be found"
        message="The address may be old or mistyped."
        code="404"
      />
      <ErrorPage title="Unknown middleware" code="500" onRetry={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const way of [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')])
      await expect(way.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
