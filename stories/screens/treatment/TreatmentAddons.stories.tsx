import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { dropResponse, delayRequest } from '../support/responses.ts';
import { FAILING_MESSAGE } from '../support/network.ts';
import { pickChoice } from '../support/steps.ts';
import { recordOf } from '../support/subscription.ts';
import type { Visit } from '../support/visit.ts';
import type { Canvas } from '../../canvas.ts';

const AS = 'register-treatment';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Treatment/Treatment step addons',
  args: { as: AS, path: '/steps' },
});

const addonsOf = (visit: Visit) => recordOf(visit, AS).addons?.map(({ _id }) => _id) ?? [];

/** Opens the last choice, which offers addons. */
async function goToAddons(canvas: Canvas): Promise<HTMLElement> {
  await pickChoice(canvas, /0\.5 mg/);
  await pickChoice(canvas, /Every 3 months/);
  return canvas.findByRole('checkbox', { name: /Nausea Relief/ });
}

/** An addon is saved when selected; Continue is disabled until then. */
export const Addon = meta.story({
  play: async ({ canvas, visit }) => {
    const addon = await goToAddons(canvas);
    visit.sandbox.faults.set({ operation: 'updateSubscription', latency: 300, times: 1 });
    await userEvent.click(addon);
    await expect(addon).toBeChecked();
    const button = await within(canvas.getByRole('main')).findByRole('button', { name: /Continue/ });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(addonsOf(visit)).toEqual(['addon-nausea']);
  },
});

/** Selecting and immediately deselecting an addon sends both choices in order. */
export const AddonDeselected = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const addon = await goToAddons(canvas);
    const release = delayRequest(context, 'put', '/api/subscription/*');
    await userEvent.click(addon);
    await release.received;
    await userEvent.click(addon);
    await expect(addon).not.toBeChecked();
    release();
    await waitFor(() => expect(visit.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.queryByRole('progressbar', { name: 'Working…' })).not.toBeInTheDocument(),
    );
    await expect(addonsOf(visit)).toEqual([]);
    await expect(addon).not.toBeChecked();
  },
});

/** After a lost response, the page shows what the service has stored, so that every billed addon is visible. */
export const AddonResponseLost = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    const addon = await goToAddons(canvas);
    dropResponse(context, 'put', '/api/subscription/:id');
    await userEvent.click(addon);
    await waitFor(() => expect(addonsOf(visit)).toEqual(['addon-nausea']));
    await expect(
      (await within(canvas.getByRole('main')).findAllByText(/We could not reach/))[0],
    ).toBeVisible();
    await waitFor(() => expect(addon).toBeChecked());
  },
});

/** An addon that failed to save is deselected. */
export const AddonNotSaved = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const addon = await goToAddons(canvas);
    const fault = { operation: 'updateSubscription', status: 500, message: FAILING_MESSAGE, times: 1 };
    visit.sandbox.faults.set(fault);
    await userEvent.click(addon);
    const main = within(canvas.getByRole('main'));
    await expect(await main.findByText(FAILING_MESSAGE)).toBeVisible();
    await waitFor(() => expect(addon).not.toBeChecked());
    await expect(addonsOf(visit)).toEqual([]);
  },
});
