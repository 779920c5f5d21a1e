import { useState } from 'react';
import { Button } from '@patient/ui/Button';
import { Checkbox } from '@patient/ui/Checkbox';
import { Container } from '@patient/ui/Container';
import { Dialog } from '@patient/ui/Dialog';
import { Inline } from '@patient/ui/Inline';
import { Menu } from '@patient/ui/Menu';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { actions, fields, deliverySpeeds } from '../content.ts';

const options = deliverySpeeds.map(({ id, label }) => ({ value: id, label }));
const items = actions.map(
  ({ isDanger, ...action }) => ({ ...action, tone: isDanger ? 'danger' : 'accent' }) as const,
);

/** Address form with a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  return (
    <Container>
      <Stack>
        <h1>Delivery</h1>
        {fields.map(({ id, label }) => (
          <TextField
            key={id}
            label={label}
            value={values[id] ?? ''}
            onChange={(value) => setValues({ ...values, [id]: value })}
          />
        ))}
        <RadioGroup label="Speed" options={options} defaultValue="normal" />
        <Checkbox>Bill to the same address</Checkbox>
        <Inline>
          <Button variant="primary" onPress={() => setIsOpen(true)}>
            Save
          </Button>
          <Menu
            label="More actions"
            trigger={<Button>More</Button>}
            items={items}
            onAction={() => undefined}
          />
        </Inline>
      </Stack>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title="Confirm your address"
        footer={
          <>
            <Button onPress={handleClose}>Edit</Button>
            <Button variant="primary" onPress={handleClose}>
              Save address
            </Button>
          </>
        }
      >
        <p>All future deliveries go to this address.</p>
      </Dialog>
    </Container>
  );
}
