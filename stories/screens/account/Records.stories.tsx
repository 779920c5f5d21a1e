import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import type { Canvas } from '../../canvas.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Records',
  args: { path: '/user/settings', as: 'weights' },
});

/** Replaces the browser's downloads; returns a function that is called with the name and text of each file. */
function mockDownloads() {
  const saved = fn<(name: string, text: string) => void>();
  const create = spyOn(URL, 'createObjectURL');
  spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const file = create.mock.lastCall?.[0];
    if (file instanceof Blob) void file.text().then((text) => saved(this.download, text));
  });
  return saved;
}

const findCard = async (canvas: Canvas) =>
  within(await canvas.findByRole('region', { name: 'Your records' }));

/** The file has the patient's data; its name has no treatment and no brand. */
export const Downloaded = meta.story({
  tags: ['route:/user/settings'],
  play: async ({ canvas }) => {
    const saved = mockDownloads();
    const card = await findCard(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Download everything' }));
    await expect(await card.findByText('Your file my-records.html is in your downloads.')).toBeVisible();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const [name, html = ''] = saved.mock.calls[0] ?? [];
    await expect(name).toBe('my-records.html');
    await expect(html).toContain('for Paula Reyes.');
    await expect(html).toContain('198 lb');
  },
});

/** Focus returns to the button. */
export const Canceled = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) => visit.sandbox.faults.set({ operation: 'listOrders', latency: 60_000 }),
  play: async ({ canvas }) => {
    const saved = mockDownloads();
    const card = await findCard(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Download everything' }));
    await card.findByRole('progressbar', { name: 'Getting your orders' });
    await userEvent.click(card.getByRole('button', { name: 'Cancel' }));
    await expect(await card.findByText('Canceled. Nothing was downloaded.')).toBeVisible();
    await expect(card.queryByRole('progressbar')).not.toBeInTheDocument();
    await waitFor(() => expect(card.getByRole('button', { name: 'Download everything' })).toHaveFocus());
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** A failed call saves nothing and says so. */
export const Fails = meta.story({
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listOrders', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas }) => {
    const saved = mockDownloads();
    const card = await findCard(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Download everything' }));
    const alert = await card.findByRole('alert');
    await expect(alert).toHaveTextContent("We couldn't get your orders");
    await expect(alert).toHaveTextContent('Nothing was downloaded.');
    await expect(saved).not.toHaveBeenCalled();
  },
});

/** Trying again downloads everything. */
export const TriedAgain = meta.story({
  tags: ['check'],
  beforeEach: ({ visit }) =>
    visit.sandbox.faults.set({ operation: 'listOrders', status: 503, message: FAILING_MESSAGE, times: 1 }),
  play: async ({ canvas }) => {
    const saved = mockDownloads();
    const card = await findCard(canvas);
    await userEvent.click(card.getByRole('button', { name: 'Download everything' }));
    await userEvent.click(await card.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  },
});
