import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ProfileSection, type ProfileSectionProps } from '@patient/ui/ProfileSection';
import { TextField } from '@patient/ui/TextField';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const fields = (lastName: string) => (
  <>
    <TextField label="First name" name="firstName" defaultValue="Ada" />
    <TextField label="Last name" name="lastName" defaultValue={lastName} />
  </>
);

const first: ProfileSectionProps = {
  title: 'Basics',
  facts: [
    { term: 'Name', detail: 'Ada Moore' },
    { term: 'Birth date', detail: '02-03-1990' },
    { term: 'Phone', detail: '(415) 555-0132' },
  ],
  form: fields('Moore'),
  onEdit: fn(),
  onSave: fn(),
  onCancel: fn(),
};

const meta = preview.meta({
  title: 'Patterns/Account/ProfileSection',
  component: ProfileSection,
  args: first,
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

export const Default = meta.story();

function Editing(args: ProfileSectionProps) {
  const [state, setState] = useState<NonNullable<ProfileSectionProps['state']>>('read');
  const [isSaved, setSaved] = useState(false);
  return (
    <ProfileSection
      {...args}
      state={state}
      isSaved={isSaved}
      onEdit={() => setState('editing')}
      onCancel={() => setState('read')}
      onSave={(event) => {
        args.onSave?.(event);
        setState('read');
        setSaved(true);
      }}
    />
  );
}

/** Edit moves focus to the first field; Cancel and Save return it to Edit. */
export const Keyboard = meta.story({
  tags: ['check'],
  render: (args) => <Editing {...args} />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Basics' })).toBeVisible();
    await userEvent.tab();
    const edit = canvas.getByRole('button', { name: 'Edit Basics' });
    await expect(edit).toHaveFocus();
    await expect(edit.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Basics' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent('Basics: saved');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Basics' })).toHaveFocus());
  },
});

/** Cannot be canceled or submitted twice while saving. */
export const Saving = meta.story({
  args: { state: 'saving' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'First name' }), '{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

const withErrors: Partial<ProfileSectionProps> = {
  state: 'editing',
  form: fields(''),
  errors: [{ name: 'lastName', message: 'Enter your last name' }],
};

export const WithErrors = meta.story({
  args: withErrors,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription(
      /Enter your last name/,
    );
  },
});

export const Loading = meta.story({
  args: { state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** A read-only section has no Edit. */
export const ReadOnly = meta.story({
  args: { form: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

export const Empty = meta.story({ args: { facts: [] } });

const long = {
  title: 'Shipping address and delivery instructions',
  facts: [
    { term: 'Address', detail: '12345 North Martin Luther King Junior Boulevard, Building 7, Apartment 4b' },
  ],
};

export const LongText = meta.story({ tags: ['check'], args: long, globals: onPhone });

export const LargeText = meta.story({
  tags: ['check'],
  args: long,
  globals: largeTextOnPhone,
  play: async () => {
    await expect(scrollsSideways()).toBe(false);
  },
});

export const RightToLeft = meta.story({ tags: ['check'], globals: { direction: 'rtl' } });

const states: Record<string, Partial<ProfileSectionProps>> = {
  read: {},
  editing: { state: 'editing' },
  saving: { state: 'saving' },
  wrong: withErrors,
  loading: { state: 'loading' },
  empty: { facts: [] },
};

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['section'] as const}
      columns={Object.keys(states)}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          <ProfileSection {...args} {...states[column]} title={`Basics, ${column}`} />
        </div>
      )}
    />
  ),
});

export const Dark = meta.story({
  tags: ['check'],
  ...AllStates.input,
  name: 'Sheet, dark',
  globals: { scheme: 'dark' },
});
