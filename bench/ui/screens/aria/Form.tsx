import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { TextField } from 'react-aria-components/TextField';
import { fields, deliverySpeeds } from '../content.ts';
import { Icon } from '../icons.tsx';
import { ActionMenu } from './ActionMenu.tsx';

/** Address form with a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  return (
    <div className="page">
      <h1>Delivery</h1>
      {fields.map(({ id, label }) => (
        <TextField
          key={id}
          className="field"
          value={values[id] ?? ''}
          onChange={(value) => setValues({ ...values, [id]: value })}
        >
          <Label>{label}</Label>
          <Input className="input" />
        </TextField>
      ))}
      <RadioGroup className="field" defaultValue="normal">
        <Label>Speed</Label>
        {deliverySpeeds.map(({ id, label }) => (
          <Radio key={id} value={id} className="choice">
            <span className="mark" />
            {label}
          </Radio>
        ))}
      </RadioGroup>
      <Checkbox className="choice">
        <span className="mark" />
        Bill to the same address
      </Checkbox>
      <div className="row">
        <Button className="button primary" onPress={() => setIsOpen(true)}>
          Save
        </Button>
        <ActionMenu label="More actions">
          <Button className="button" aria-label="More actions">
            More
          </Button>
        </ActionMenu>
      </div>
      <ModalOverlay isOpen={isOpen} onOpenChange={setIsOpen} isDismissable className="scrim">
        <Modal className="modal">
          <Dialog className="dialog">
            <header className="row">
              <Heading slot="title">Confirm your address</Heading>
              <Button slot="close" aria-label="Close" className="button">
                <Icon name="close" />
              </Button>
            </header>
            <p>All future deliveries go to this address.</p>
            <footer className="row">
              <Button className="button" onPress={handleClose}>
                Edit
              </Button>
              <Button className="button primary" onPress={handleClose}>
                Save address
              </Button>
            </footer>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
