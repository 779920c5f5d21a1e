import {
  Button,
  Checkbox,
  Container,
  Dialog,
  Flex,
  Heading,
  IconButton,
  RadioGroup,
  Text,
  TextField,
} from '@radix-ui/themes';
import { useId, useState } from 'react';
import { fields, deliverySpeeds } from '../content.ts';
import { Icon } from '../icons.tsx';
import { ActionMenu } from './ActionMenu.tsx';

/** Address form with a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const speedLabelId = useId();
  return (
    <Container>
      <Flex direction="column" gap="4">
        <Heading as="h1">Delivery</Heading>
        {fields.map(({ id, label }) => (
          <Text as="label" key={id}>
            {label}
            <TextField.Root
              size="3"
              value={values[id] ?? ''}
              onChange={({ target }) => setValues({ ...values, [id]: target.value })}
            />
          </Text>
        ))}
        <Text as="p" id={speedLabelId}>
          Speed
        </Text>
        <RadioGroup.Root aria-labelledby={speedLabelId} defaultValue="normal" name="speed">
          {deliverySpeeds.map(({ id, label }) => (
            <RadioGroup.Item key={id} value={id}>
              {label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <Text as="label">
          <Flex gap="2">
            <Checkbox />
            Bill to the same address
          </Flex>
        </Text>
        <Flex gap="2">
          <Dialog.Root>
            <Dialog.Trigger>
              <Button size="3">Save</Button>
            </Dialog.Trigger>
            <Dialog.Content>
              <Dialog.Title>Confirm your address</Dialog.Title>
              <Dialog.Close>
                <IconButton variant="ghost" aria-label="Close">
                  <Icon name="close" />
                </IconButton>
              </Dialog.Close>
              <Dialog.Description>All future deliveries go to this address.</Dialog.Description>
              <Flex gap="2" mt="4" justify="end">
                <Dialog.Close>
                  <Button variant="surface">Edit</Button>
                </Dialog.Close>
                <Dialog.Close>
                  <Button>Save address</Button>
                </Dialog.Close>
              </Flex>
            </Dialog.Content>
          </Dialog.Root>
          <ActionMenu label="More actions">
            <Button size="3" variant="surface" aria-label="More actions">
              More
            </Button>
          </ActionMenu>
        </Flex>
      </Flex>
    </Container>
  );
}
