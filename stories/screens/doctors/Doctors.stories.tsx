import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import type { Visit } from '../support/visit.ts';

/** Owner of records that all patients share. */
const SHARED = '';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Doctors/Doctors in your state',
  args: { path: '/user/doctors', as: 'demo' },
});

/** Doctors with a license in the patient's state. */
export const Default = meta.story({
  tags: ['route:/user/doctors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lena Lee, MD' })).toBeVisible();
    await expect(await canvas.findByText('These doctors can treat patients in Oregon.')).toBeVisible();
    await expect(canvas.queryByText('Texas')).not.toBeInTheDocument();
  },
});

/** A service that doesn't filter doctors returns those of all states. */
export const UnfilteredService = meta.story({
  tags: ['check'],
  args: { profile: 'minimal' },
  play: async ({ canvas }) => {
    await canvas.findByText('These doctors can treat patients in Oregon.');
    await expect(canvas.queryByText('Texas')).not.toBeInTheDocument();
  },
});

export const FromMessages = meta.story({
  tags: ['check'],
  args: { path: '/user/chat' },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Doctors in your state' }));
    await waitFor(() => expect(visit.location.history.at(-1)).toBe('/user/doctors'));
  },
});

export const NoDoctors = meta.story({
  beforeEach: ({ visit }: { visit: Visit }) => {
    const { store } = visit.sandbox;
    for (const { _id } of store.list('doctors', SHARED)) store.delete('doctors', SHARED, _id);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We don't list a doctor in Oregon yet")).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Message us' })).toBeVisible();
  },
});

export const Failing = meta.story({
  beforeEach: ({ visit }: { visit: Visit }) =>
    visit.sandbox.faults.set({ operation: 'listDoctors', status: 503 }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await expect(await main.findByText("We couldn't load the doctors")).toBeVisible();
    await expect(await main.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
