import { Checkbox } from '@patient/ui/Checkbox';
import { Link } from '@patient/ui/Link';

/** Starts unchecked; pressing the link opens the terms and doesn't check the box. */
export const Terms = ({ error }: { error: string | undefined }) => (
  <Checkbox name="terms" isRequired errorMessage={error}>
    I agree to the <Link href="/terms">terms</Link>
  </Checkbox>
);
