import { Button } from '@patient/ui/Button';
import { Checkbox } from '@patient/ui/Checkbox';
import { Disclosure } from '@patient/ui/Disclosure';
import { RadioGroup } from '@patient/ui/RadioGroup';
import { Select } from '@patient/ui/Select';
import { StatusBadge } from '@patient/ui/StatusBadge';
import { TextField } from '@patient/ui/TextField';
import { brands, pressableStyle } from '@patient/ui/theme';
import { UiProvider } from '@patient/ui/UiProvider';

const brand = brands.find(({ id }) => id === 'mens') ?? brands[0];
const states = [
  { value: 'CO', label: 'Colorado' },
  { value: 'TX', label: 'Texas' },
] as const;

/** Whole page, as the server writes it and the browser takes it over. Its pieces have ids, labels and state. */
export const Page = () => (
  <html lang="en" data-brand={brand.id} data-scheme="light">
    <head>
      <meta charSet="utf-8" />
      <title>A page from a server</title>
      <link rel="icon" href="data:," />
      <style id={pressableStyle.id}>{pressableStyle.css}</style>
      <link rel="stylesheet" href="/page.css" />
    </head>
    <body>
      <UiProvider brand={brand} navigate={() => undefined}>
        <main>
          <h1>{brand.name}</h1>
          <StatusBadge tone="success">Active</StatusBadge>
          <TextField label="First name" description="As on your ID" isRequired />
          <Select label="State" options={states} />
          <RadioGroup label="Deliver to" options={[...states]} />
          <Checkbox>I agree</Checkbox>
          <Disclosure title="When is my card charged?">When your doctor approves.</Disclosure>
          <Button variant="primary">Continue</Button>
        </main>
      </UiProvider>
    </body>
  </html>
);
