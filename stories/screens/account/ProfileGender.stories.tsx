import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Account/Profile gender',
  args: { path: '/user/profile', as: 'active' },
});

/** Saving a birth date sends no gender if none was ever chosen. */
export const NoGender = meta.story({
  beforeEach: ({ visit: { sandbox } }) => {
    const user = sandbox.store.get('users', 'user-active', 'user-active');
    if (!user?.patient) throw new Error('There is no patient');
    const patient = { ...user.patient, basic: { birthDate: '1970-02-11' } };
    sandbox.store.put('users', user._id, user._id, { ...user, patient });
  },
  play: async ({ canvas, visit }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit About you' }));
    const year = await canvas.findByRole('textbox', { name: 'Year' });
    await userEvent.clear(year);
    await userEvent.type(year, '1971');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/1971$/)).toBeVisible();
    const patient = visit.sandbox.store.get('users', 'user-active', 'user-active')?.patient;
    await expect(patient?.basic).toEqual({ birthDate: '1971-02-11' });
  },
});
