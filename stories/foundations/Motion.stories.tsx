import { expect, userEvent } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Motions } from './Motions.tsx';

const meta = preview.meta({ title: 'Foundations/Motion' });

/** Token durations, all between 120 and 240 ms. */
export const Durations = meta.story({
  render: () => <Motions />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play again' }));
    const animations = canvasElement.getAnimations({ subtree: true });
    const durations = animations.map(({ effect }) => Number(effect?.getComputedTiming().duration));
    await expect(durations).toHaveLength(3);
    for (const duration of durations) {
      await expect(duration).toBeGreaterThanOrEqual(120);
      await expect(duration).toBeLessThanOrEqual(240);
    }
  },
});
