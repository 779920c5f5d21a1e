import { Button } from '@patient/ui/Button';
import { TextField } from '@patient/ui/TextField';

export default function Page() {
  return (
    <main>
      <h1>Pages router</h1>
      <TextField label="First name" />
      <Button variant="primary">Continue</Button>
    </main>
  );
}
