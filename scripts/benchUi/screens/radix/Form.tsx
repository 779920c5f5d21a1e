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
import { fields, speeds } from '../content.ts';
import { Drawing } from '../drawings.tsx';
import { ActionMenu } from './ActionMenu.tsx';

/** An address, a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const speedId = useId();
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
        <Text as="p" id={speedId}>
          Speed
        </Text>
        <RadioGroup.Root aria-labelledby={speedId} defaultValue="normal" name="speed">
          {speeds.map(({ id, label }) => (
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
              <Dialog.Title>Is this right?</Dialog.Title>
              <Dialog.Close>
                <IconButton variant="ghost" aria-label="Close">
                  <Drawing name="close" />
                </IconButton>
              </Dialog.Close>
              <Dialog.Description>We deliver to the address above from now on.</Dialog.Description>
              <Flex gap="2" mt="4" justify="end">
                <Dialog.Close>
                  <Button variant="surface">Change it</Button>
                </Dialog.Close>
                <Dialog.Close>
                  <Button>Send it there</Button>
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
