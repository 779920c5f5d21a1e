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
import { fields, speeds } from '../content.ts';
import { ActionMenu } from './ActionMenu.tsx';
import { Sign } from './Sign.tsx';

/** An address, a dialog and a menu. */
export function Form() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const speedId = useId();
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
          <FormLabel id={speedId}>Speed</FormLabel>
          <RadioGroup aria-labelledby={speedId} defaultValue="normal" name="speed">
            {speeds.map(({ id, label }) => (
              <FormControlLabel key={id} value={id} control={<Radio />} label={label} />
            ))}
          </RadioGroup>
        </FormControl>
        <FormControlLabel control={<Checkbox />} label="Bill to the same address" />
        <Stack direction="row" spacing={1}>
          <Button variant="contained" onClick={() => setOpen(true)}>
            Save
          </Button>
          <ActionMenu label="More actions" />
        </Stack>
      </Stack>
      <Dialog open={isOpen} onClose={close} aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Is this right?</DialogTitle>
        <IconButton aria-label="Close" onClick={close} sx={{ position: 'absolute', right: 8, top: 8 }}>
          <Sign name="close" />
        </IconButton>
        <DialogContent>
          <DialogContentText>We deliver to the address above from now on.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Change it</Button>
          <Button variant="contained" onClick={close}>
            Send it there
          </Button>
        </DialogActions>
      </Dialog>
    </Container>
  );
}
