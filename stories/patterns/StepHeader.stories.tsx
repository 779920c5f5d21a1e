import { useState, type ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '@patient/ui/Button';
import { StepHeader, StepTitle } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';
import preview from '../../.storybook/preview.tsx';
import type { Canvas } from '../canvas.ts';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const steps = ['About you', 'Treatment', 'Payment', 'Photo', 'Summary'];

/** Page with several steps. */
function Page({ onBack, title = 'Choose your treatment', ...rest }: ComponentProps<typeof StepHeader>) {
  const [current, setCurrent] = useState(1);
  return (
    <>
      <StepHeader
        {...rest}
        {...(onBack && {
          onBack: () => {
            onBack();
            setCurrent(current - 1);
          },
        })}
        progress={<StepProgress steps={steps} current={current} />}
      />
      <main id="main" tabIndex={-1} style={{ padding: '1rem min(1.5rem, 4vw)', minBlockSize: 1600 }}>
        <StepTitle
          title={current === 1 ? title : steps[current]}
          stepId={String(current)}
          position={current === 1 ? 'Question 4 of 12' : undefined}
        />
        <p style={{ marginBlockEnd: '1rem' }}>Content of the step.</p>
        <Button variant="primary" onPress={() => setCurrent(current + 1)}>
          Continue
        </Button>
      </main>
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/Registration/StepHeader',
  component: StepHeader,
  args: { logoHref: '/login', onBack: fn(), onExit: fn(), onHelp: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} />,
});

const skipLinkIn = (canvas: Canvas) => canvas.getByRole('link', { name: 'Skip to main content' });
const logoIn = (canvas: Canvas) => canvas.getAllByRole('link').find((link) => link !== skipLinkIn(canvas));

export const Default = meta.story({
  tags: ['layout:steps'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your treatment');
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 5: Treatment');
    await expect(canvas.getByText('Question 4 of 12')).toBeVisible();
    await expect(logoIn(canvas)).toHaveAttribute('href', '/login');
    // The page handles the initial focus.
    await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus();
  },
});

/** Tab order: skip link, back, logo, exit, help, then the step. A new step moves focus to its title. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas, step }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await step('Tab order', async () => {
      await userEvent.tab();
      await expect(skipLinkIn(canvas)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Back' })).toHaveFocus();
      await userEvent.tab();
      await expect(logoIn(canvas)).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Save and exit' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onExit).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Help?' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onHelp).toHaveBeenCalledTimes(1);
    });
    await step('Next step', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(title).toHaveTextContent('Payment');
      await expect(title).toHaveFocus();
    });
    await step('Previous step', async () => {
      canvas.getByRole('button', { name: 'Back' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onBack).toHaveBeenCalledTimes(1);
      await expect(title).toHaveFocus();
    });
  },
});

/** Skips the header without adding a history entry. */
export const Skip = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const { href } = globalThis.location;
    const { length } = globalThis.history;
    await userEvent.tab();
    await expect(getComputedStyle(skipLinkIn(canvas)).clipPath).toBe('none');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(globalThis.location.href).toBe(href);
    await expect(globalThis.history.length).toBe(length);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
  },
});

/** Stays visible while scrolling. */
export const Sticky = meta.story({
  play: async ({ canvas }) => {
    window.scrollTo({ top: 400, behavior: 'instant' });
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** The first step has no back button. */
export const FirstStep = meta.story({
  render: ({ onBack: _none, ...args }) => <Page {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  },
});

const long = { title: 'How often would you like to receive your treatment, and in which packaging?' };

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await expect(scrollsSideways()).toBe(false);
    const help = canvas.getByRole('button', { name: 'Help?' }).getBoundingClientRect();
    // Includes the focus ring.
    await expect(help.right + 4).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.tab();
    const skip = skipLinkIn(canvas);
    await expect(skip.getBoundingClientRect().right + 4).toBeLessThanOrEqual(window.innerWidth);
    // The skip link covers the logo only while focused.
    skip.blur();
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
