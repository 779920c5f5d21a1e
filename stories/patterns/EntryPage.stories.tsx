import { expect } from 'storybook/test';
import { Card } from '@patient/ui/Card';
import { EntryPage, TreatmentLinks } from '@patient/ui/EntryPage';
import { PartForm, PartHead } from '@patient/ui/PartForm';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';

const desktop = { viewport: { value: 'desktop', isRotated: false } };

const treatments = [
  {
    picture: 'hl',
    name: 'Hair Loss Treatment',
    about: 'Keep the hair you have, and grow some back.',
    href: '/hairloss',
  },
  {
    picture: 'wl',
    name: 'Weight Loss Treatment',
    about: 'A weekly dose, and a doctor who follows your progress.',
    href: '/weightloss',
  },
] as const;

const meta = preview.meta({
  title: 'Patterns/Registration/EntryPage',
  component: EntryPage,
  args: {
    children: (
      <>
        <h1>What can we help you with?</h1>
        <TreatmentLinks treatments={treatments} />
      </>
    ),
  },
});

/** A card for each treatment, the picture of the brand and facts. */
export const Default = meta.story({
  tags: ['every-brand'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hair Loss Treatment' })).toHaveAttribute(
      'href',
      '/hairloss',
    );
    await expect(canvas.getByRole('link', { name: 'call 911' })).toHaveAttribute('href', 'tel:911');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const Desktop = meta.story({ globals: desktop });

const form = (
  <Card>
    <Stack gap={6}>
      <PartHead title="Where do you live?" subject="Hair Loss Treatment" current={1} count={3} />
      <PartForm onSubmit={() => {}}>
        <TextField name="zipCode" label="ZIP code" />
      </PartForm>
    </Stack>
  </Card>
);

const ofTreatment = {
  children: form,
  picture: 'hl',
  others: [{ label: 'Weight Loss Treatment', href: '/weightloss' }],
} as const;

/** The page of one treatment: its picture, the form, and links to the others. */
export const OneTreatment = meta.story({
  args: ofTreatment,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Other treatments' })).toBeVisible();
  },
});

export const OneTreatmentOnDesktop = meta.story({ args: ofTreatment, globals: desktop });

/** Once the visitor has started the form, nothing is beside it. */
export const FormOnly = meta.story({
  args: { children: form, isFormOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('How it works')).not.toBeInTheDocument();
  },
});

export const OnAPhone = meta.story({ globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: ofTreatment,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

export const AllStates = meta.story({ name: 'Sheet' });

export const Dark = meta.story({ tags: ['check'], name: 'Sheet, dark', globals: { scheme: 'dark' } });
