import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { CardGroup } from '@patient/ui/CardGroup';
import { useBrand } from '@patient/ui/theme';
import { MESSAGES } from '@patient/app/shared/messages.ts';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { AccountFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/New subscription' });

function Choose({ problem }: { problem?: string }) {
  const [, ...others] = treatmentsOf(useBrand());
  return (
    <AccountFrame path="/user/new-subscription">
      <h1>Start a new treatment</h1>
      {problem !== undefined && (
        <Alert tone="danger" title="Nothing was started, and nothing is charged">
          {problem}
        </Alert>
      )}
      <CardGroup
        selectionMode="single"
        label="What else can we help with?"
        options={others.map(({ type, name, about }) => ({ value: type, label: name, description: about }))}
      />
      <Button variant="primary" isWide>
        Start
      </Button>
    </AccountFrame>
  );
}

/** What the patient does not have yet; the treatment of the address is chosen already. */
export const Default = meta.story({
  tags: [
    'route:/user/new-subscription',
    'route:/user/new-subscription/{id}',
    'guard:auth-slug',
    'choice:DrugPreference',
  ],
  render: () => <Choose />,
  play: headed('Start a new treatment'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });

export const NotCreated = meta.story({
  tags: ['message:subscriptionNotCreated'],
  globals: onPhone,
  render: () => <Choose problem={MESSAGES.subscriptionNotCreated} />,
  play: headed('Start a new treatment'),
});

export const Broke = meta.story({
  tags: ['message:subscriptionCreationBroke'],
  globals: onPhone,
  render: () => <Choose problem={MESSAGES.subscriptionCreationBroke} />,
  play: headed('Start a new treatment'),
});
