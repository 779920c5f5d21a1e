import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DoctorCard } from '@patient/ui/DoctorCard';
import { LinkButton } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { facePicture } from '../pictures.ts';
import { smallTargets } from '../targets.ts';

const doctor = {
  name: 'Amy Wong',
  suffix: 'MD',
  photoUrl: facePicture,
  degrees: [
    { id: 'a', degree: 'Doctor of Medicine', name: 'University of Michigan', date: '2009' },
    { id: 'b', degree: 'Bachelor of Science' },
  ],
  licenses: [
    {
      id: 'a',
      state: 'Texas',
      number: 'T1234',
      expires: 'Dec 31, 2027',
      treatments: ['weight loss', 'hair loss'],
    },
    { id: 'b', state: 'California', number: 'A98765', expires: 'Jun 30, 2028' },
    { id: 'c', state: 'Texas', number: 'TM-77' },
  ],
};

const meta = preview.meta({
  title: 'Patterns/Doctors/DoctorCard',
  component: DoctorCard,
  args: {
    doctor,
    onReload: fn(),
    action: (
      <LinkButton href="/user/chat" variant="primary">
        Message your doctor
      </LinkButton>
    ),
  },
});

/** An article with the doctor's name; degrees, and licenses grouped by state. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Amy Wong, MD' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Amy Wong, MD' })).toBeVisible();
    const education = canvas.getByRole('region', { name: 'Education' });
    await expect(within(education).getAllByRole('listitem')).toHaveLength(2);
    const states = within(canvas.getByRole('region', { name: 'Licensed in' }));
    await expect(states.getAllByRole('term').map((one) => one.textContent)).toEqual(['California', 'Texas']);
    await expect(
      states.getByText('License T1234, expires Dec 31, 2027, for weight loss, hair loss'),
    ).toBeVisible();
    await expect(states.getByText('License TM-77')).toBeVisible();
  },
});

export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Message your doctor' })).toHaveFocus();
  },
});

/** Missing data is stated, without gaps. */
export const MissingData = meta.story({
  args: { doctor: { name: 'Maria Ruiz', degrees: [], licenses: [] }, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No degrees listed')).toBeVisible();
    await expect(canvas.getByText('No licenses listed')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Maria Ruiz' })).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Your doctor' }));
    await expect(card.getByRole('status')).toHaveTextContent('Loading your doctor…');
  },
});

/** When the focused button disappears with the error, focus moves to the card. */
export const WithError = meta.story({
  args: { error: "The service didn't respond." },
  render: function Render({ onReload, error, ...args }) {
    const [isRetried, setRetried] = useState(false);
    const reload = () => {
      onReload?.();
      setRetried(true);
    };
    return <DoctorCard {...args} {...(!isRetried && { error })} onReload={reload} />;
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("We couldn't load your doctor");
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('article', { name: 'Amy Wong, MD' })).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { doctor: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: "We can't show this doctor" })).toBeVisible();
  },
});

const long = {
  doctor: {
    ...doctor,
    name: 'Bartholomew Featherstonehaugh-Cholmondeley',
    suffix: 'MD, PhD, FACP',
    degrees: [{ id: 'a', degree: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter' }],
  },
};

export const LongText = meta.story({
  tags: ['check'],
  args: long,
  globals: onPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({
  name: 'Sheet',
  play: async ({ canvasElement }) => {
    await expect(smallTargets(canvasElement)).toEqual([]);
  },
  render: (args) => (
    <Stack style={{ maxInlineSize: 480, marginInline: 'auto' }}>
      <DoctorCard {...args} />
      <DoctorCard {...args} isLoading />
      <DoctorCard {...args} doctor={undefined} error="The service didn't respond." />
      <DoctorCard {...args} doctor={undefined} />
    </Stack>
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
