import { Alert } from '@patient/ui/Alert';
import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Container } from '@patient/ui/Container';
import { Form } from '@patient/ui/Form';
import { Logo } from '@patient/ui/Logo';
import { Select } from '@patient/ui/Select';
import { Stack } from '@patient/ui/Stack';
import { useBrand } from '@patient/ui/theme';
import { fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { stepNames } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Test user' });

function Flow() {
  const treatments = treatmentsOf(useBrand());
  return (
    <Container as="main" id="main" width="column" hasRoom>
      <Stack gap={6}>
        <Logo />
        <h1>Create a test user</h1>
        <Alert tone="warning">For staff. The patient is made up, and nothing is charged.</Alert>
        <Card>
          <Form onSubmit={fn()}>
            <Select
              label="Treatment"
              name="productType"
              options={treatments.map(({ type, name }) => ({ value: type, label: name }))}
            />
            <Select
              label="Where in registration"
              name="step"
              options={stepNames.map((name) => ({ value: name, label: name }))}
            />
            <Button type="submit" variant="primary" isWide>
              Create
            </Button>
          </Form>
        </Card>
      </Stack>
    </Container>
  );
}

/** A patient at a chosen point of registration, for staff. */
export const Default = meta.story({
  tags: ['route:/create-test-user-flow', 'layout:test-user'],
  render: () => <Flow />,
  play: headed('Create a test user'),
});

export const Phone = meta.story({ ...Default.input, tags: [], globals: onPhone });
