import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { setUpVisit } from '../support/setUpVisit.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Appearance',
  args: { path: '/user/settings', as: 'active' },
  beforeEach: async (context) => {
    const root = document.documentElement;
    const scheme = root.dataset['scheme'];
    const closeVisit = await setUpVisit(context);
    return () => {
      closeVisit();
      document.cookie = 'appearance=; Path=/; Max-Age=0';
      for (const name of ['text', 'contrast', 'motion']) root.removeAttribute(`data-${name}`);
      if (scheme !== undefined) root.dataset['scheme'] = scheme;
    };
  },
});

const find = async (canvas: Canvas, group: string, option: string) =>
  within(await canvas.findByRole('radiogroup', { name: group })).findByRole('radio', { name: option });

const choose = async (canvas: Canvas, group: string, option: string) =>
  userEvent.click(await find(canvas, group, option));

/** Each choice applies immediately and is stored on the device. The default is the setting of the device. */
export const Default = meta.story({
  tags: ['form:appearance'],
  play: async ({ canvas, visit }) => {
    const root = document.documentElement;
    const card = within(await canvas.findByRole('region', { name: 'Appearance' }));
    for (const choice of card.getAllByRole('radio', { name: 'Same as this device' }))
      await expect(choice).toBeChecked();
    const size = () => Number.parseFloat(getComputedStyle(root).fontSize);
    const quiet = () => getComputedStyle(root).getPropertyValue('--color-text-quiet');
    const [sizeBefore, quietBefore] = [size(), quiet()];

    await choose(canvas, 'Colors', 'Dark');
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
    await choose(canvas, 'Contrast', 'More contrast');
    await expect(quiet()).not.toBe(quietBefore);
    await expect(quiet()).toBe(getComputedStyle(root).getPropertyValue('--color-text-rest'));
    await choose(canvas, 'Motion', 'Less motion');
    await expect(getComputedStyle(canvas.getByRole('main')).transitionProperty).toBe('none');
    await choose(canvas, 'Text size', 'Larger');
    await expect(root.dataset['text']).toBe('larger');
    await expect(document.cookie).toContain('appearance=scheme=dark&text=larger&contrast=more&motion=reduce');
    await choose(canvas, 'Text size', 'Same as this device');
    await expect(size()).toBe(sizeBefore);
    await expect(visit.calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  },
});

/** A choice made in another tab is applied when this tab becomes visible; changing another setting here does not revert it. */
export const ChangedInOtherTab = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    const light = await find(canvas, 'Colors', 'Light');
    const lessMotion = await find(canvas, 'Motion', 'Less motion');
    document.cookie = 'appearance=scheme=light; Path=/';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await waitFor(() => expect(light).toBeChecked());

    // Two visible windows: no visibilitychange event.
    document.cookie = 'appearance=scheme=light&motion=reduce; Path=/';
    await choose(canvas, 'Text size', 'Larger');
    await waitFor(() => expect(lessMotion).toBeChecked());
    await expect(document.cookie).toContain('appearance=scheme=light&text=larger&motion=reduce');
    await expect(document.documentElement.dataset['motion']).toBe('reduce');
  },
});
