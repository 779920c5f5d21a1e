import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { MedicalPhoto, MedicalPhotos } from '@patient/ui/MedicalPhotos';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, scrollsSideways } from '../phone.ts';
import { brokenPicture, facePicture } from '../pictures.ts';
import { smallTargets } from '../targets.ts';

const retry = fn();

/** Photo in the state that its id names. */
const renderPhoto = (id: string, label: string) => (
  <MedicalPhoto
    key={id}
    label={label}
    src={id === 'loading' ? undefined : id === 'broken' ? brokenPicture : facePicture}
    state={id === 'failed' || id === 'unavailable' ? id : 'ready'}
    onRetry={retry}
  />
);

const meta = preview.meta({
  title: 'Patterns/Subscriptions/MedicalPhotos',
  component: MedicalPhotos,
  args: { ids: ['one', 'two'], renderPhoto },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
  beforeEach: () => {
    retry.mockClear();
  },
});

const open = async (canvas: { getByRole: (role: 'button', options: object) => HTMLElement }) =>
  userEvent.click(canvas.getByRole('button', { name: /^Medical photos/ }));

/** Closed at first, because they are private: no photo is on the page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Medical photos 2 photos' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(canvas.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  },
});

/** Closing them removes them from the page. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: 'Photo 1 of 2' })).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('img', { hidden: true })).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('img', { name: 'Photo 2 of 2' })).toBeInTheDocument();
  },
});

export const Loading = meta.story({
  args: { ids: ['loading'] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText('Loading photo 1 of 1…')).toBeInTheDocument();
  },
});

/** Trying again moves focus to the photo, because the button is removed. */
export const Failed = meta.story({
  args: { ids: ['failed'] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText("We couldn't load photo 1 of 1.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('listitem', { name: 'Photo 1 of 1' })).toHaveFocus();
  },
});

/** A file that is gone, or isn't a picture, can't be tried again. */
export const Unavailable = meta.story({
  args: { ids: ['unavailable', 'broken'] },
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(await canvas.findByText("We can't show photo 1 of 2.")).toBeVisible();
    await expect(await canvas.findByText("We can't show photo 2 of 2.")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: { ids: ['one', 'failed'] },
  globals: largeTextOnPhone,
  play: async ({ canvas }) => {
    await open(canvas);
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({
  tags: ['check'],
  globals: { direction: 'rtl' },
  play: Open.input.play,
});

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <Stack gap={6}>
      <MedicalPhotos {...args} />
      <MedicalPhotos {...args} ids={['one', 'loading', 'failed', 'unavailable']} />
    </Stack>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /4 photos/ }));
    await canvas.findByRole('img', { name: 'Photo 1 of 4' });
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
