import { expect } from 'storybook/test';
import { RouteProgress } from '@patient/ui/RouteProgress';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Patterns/Shell/RouteProgress',
  component: RouteProgress,
  args: { isLoading: true },
});

const first = (list: Animation[]) => {
  const [animation] = list;
  if (!animation) throw new Error('No animation');
  return animation;
};

export const Default = meta.story({ tags: ['layout:progress'] });

/** Bad example for the docs page: the page is shown, only its orders are loading. */
export const ForAList = meta.story({
  tags: ['check'],
  parameters: { isOverlay: true },
  render: (args) => (
    <main>
      <RouteProgress {...args} />
      <h1>Your orders</h1>
    </main>
  ),
});

/** Hidden visually and from screen readers for 200 ms; then shown with its name. */
export const Throttle = meta.story({
  tags: ['number:progress'],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { hidden: true });
    await expect(line).not.toHaveAttribute('aria-valuenow');
    const wait = first(line.getAnimations());
    wait.pause();
    wait.currentTime = 199;
    await expect(getComputedStyle(line).visibility).toBe('hidden');
    wait.currentTime = 201;
    await expect(getComputedStyle(line).visibility).toBe('visible');
    await expect(canvas.getByRole('progressbar', { name: 'Loading page' })).toBeInTheDocument();
  },
});

const lessMotion = () => {
  document.documentElement.dataset['motion'] = 'reduce';
  return () => {
    delete document.documentElement.dataset['motion'];
  };
};

/** With the app's reduced-motion setting, the delay is the same and only the growth stops. */
export const LessMotion = meta.story({
  tags: ['check'],
  beforeEach: lessMotion,
  play: async ({ canvas }) => {
    const line = canvas.getByRole('progressbar', { hidden: true });
    const wait = first(line.getAnimations());
    wait.finish();
    await expect(line).toBeVisible();
    await expect(line.firstElementChild?.getAnimations()).toEqual([]);
  },
});

/** Grows over 5,000 ms and stops short of the end. */
export const Duration = meta.story({
  tags: ['number:progress'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { hidden: true }).firstElementChild;
    const growth = bar && first(bar.getAnimations());
    await expect(growth?.effect?.getComputedTiming()).toMatchObject({ delay: 200, duration: 5000 });
    growth?.finish();
    const width = bar?.getBoundingClientRect().width ?? 0;
    await expect(width).toBeLessThan(window.innerWidth);
    await expect(width).toBeGreaterThan(window.innerWidth * 0.9);
  },
});

/** Renders nothing while idle. */
export const Idle = meta.story({
  args: { isLoading: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar', { hidden: true })).not.toBeInTheDocument();
  },
});

/** Grows from the right in right-to-left text. */
export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { hidden: true }).firstElementChild;
    if (bar) first(bar.getAnimations()).finish();
    await expect(bar?.getBoundingClientRect().left).toBeGreaterThan(0);
  },
});

export const Phone = meta.story({
  tags: ['check'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
