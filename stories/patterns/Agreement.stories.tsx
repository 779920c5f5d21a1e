import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Agreement, type AgreementProps } from '@patient/ui/Agreement';
import { Link } from '@patient/ui/Link';
import preview from '../../.storybook/preview.tsx';
import { largeTextOnPhone, onPhone, scrollsSideways } from '../phone.ts';
import { States } from '../States.tsx';

const consents = [
  {
    id: 'telehealth',
    text: (
      <>
        I agree to be treated by telehealth, as the <Link href="/consent">consent</Link> says
      </>
    ),
    description: 'A doctor reviews your answers. You may not need a call.',
  },
  {
    id: 'terms',
    text: (
      <>
        I agree to the <Link href="/terms">terms</Link>
      </>
    ),
  },
  { id: 'news', text: 'Send me news by email', isRequired: false },
];

function Controlled(args: AgreementProps) {
  const [agreed, setAgreed] = useState(args.agreed);
  return (
    <Agreement
      {...args}
      agreed={agreed}
      onChange={(next) => {
        setAgreed(next);
        args.onChange(next);
      }}
    />
  );
}

const nothing: ReadonlySet<string> = new Set();

const meta = preview.meta({
  title: 'Patterns/Registration/Agreement',
  component: Agreement,
  args: { consents, agreed: nothing, onChange: fn() },
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story, { name }) => <div style={{ maxInlineSize: name.startsWith('Sheet') ? 960 : 480 }}>{Story()}</div>,
  ],
});

/** No consent is preselected. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Before you continue' })).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

/** Space checks and unchecks; a link in the text is followed without checking the box. */
export const Keyboard = meta.story({
  tags: ['check'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const telehealth = canvas.getByRole('checkbox', { name: /telehealth/ });
    await expect(telehealth).toHaveFocus();
    await expect(telehealth).toBeRequired();
    await expect(telehealth).toHaveAccessibleDescription(/You may not need a call/);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['telehealth']));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'consent' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['telehealth', 'terms']));
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['telehealth']));
    await expect(canvas.getByRole('checkbox', { name: /news by email \(optional\)/ })).not.toBeRequired();
  },
});

/** One checkbox checks and unchecks the required consents, and shows when only some are checked. */
export const AgreeToAll = meta.story({
  args: { allLabel: 'I agree to both' },
  play: async ({ args, canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'I agree to both' });
    await expect(all).not.toBeChecked();
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['telehealth', 'terms']));
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /telehealth/ }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await userEvent.click(all);
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set());
  },
});

const withErrors = consents.map((consent) =>
  consent.isRequired === false ? consent : { ...consent, errorMessage: 'We need this to continue.' },
);

export const WithErrors = meta.story({
  args: { consents: withErrors },
  play: async ({ canvas }) => {
    const terms = canvas.getByRole('checkbox', { name: /terms/ });
    await expect(terms).toBeInvalid();
    await expect(terms).toHaveAccessibleDescription(/We need this to continue/);
  },
});

const long = {
  consents: [
    ...withErrors,
    {
      id: 'privacy',
      text: 'I have read how my health information is stored, who can see it, for how long, and how I can have it deleted',
    },
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

export const AllStates = meta.story({
  name: 'Sheet',
  render: (args) => (
    <States
      rows={['consents'] as const}
      columns={['empty', 'agreed', 'wrong', 'disabled'] as const}
      cell={(_row, column) => (
        <div style={{ inlineSize: 'min(25rem, 88vw)' }}>
          <Controlled
            {...args}
            label={`Before you continue (${column})`}
            consents={column === 'wrong' ? withErrors : consents}
            agreed={column === 'agreed' ? new Set(['telehealth', 'terms']) : nothing}
            isDisabled={column === 'disabled'}
          />
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
