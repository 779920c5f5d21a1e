import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Container from '@mui/material/Container';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { fields, deliverySpeeds } from '../content.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { Icon } from './Icon.tsx';

/** Address form with a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isOpen, setIsOpen] = useState(false);
  const handleClose = () => setIsOpen(false);
  const speedLabelId = useId();
  const titleId = useId();
  return (
    <Container>
      <Stack spacing={2}>
        <Typography variant="h4" component="h1">
          Delivery
        </Typography>
        {fields.map(({ id, label }) => (
          <TextField
            key={id}
            label={label}
            value={values[id] ?? ''}
            onChange={({ target }) => setValues({ ...values, [id]: target.value })}
          />
        ))}
        <FormControl>
          <FormLabel id={speedLabelId}>Speed</FormLabel>
          <RadioGroup aria-labelledby={speedLabelId} defaultValue="normal" name="speed">
            {deliverySpeeds.map(({ id, label }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControlLabel control={<Checkbox />} label="Bill to the same address" />
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={() => setIsOpen(true)}>
            Save
          </Button>
          <ActionMenu label="More actions" />
        </Stack>
      </Stack>
      <Dialog open={isOpen} onClose={handleClose} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Confirm your address</DialogTitle>
        <IconButton aria-label="Close" onClick={handleClose} sx={{ position: 'absolute', right: 8, top: 8 }}>
          <Icon name="close" />
        </IconButton>
        <DialogContent>
          <DialogContentText>All future deliveries go to this address.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleClose}>Edit</Button>
          <Button variant="contained" onClick={handleClose}>
            Save address
          </Button>
        </DialogActions>
      </Dialog>
    </Container>
  );
}
