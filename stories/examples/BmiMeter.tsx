import { BmiMeter } from '@patient/ui/BmiMeter';
import { Link } from '@patient/ui/Link';

/** Without a value, it says what is missing, and `action` links there. */
export const YourBmi = ({ bmi }: { bmi: number | undefined }) => (
  <BmiMeter
    value={bmi}
    action={
      <Link variant="standalone" href="/user/profile">
        Change height and weight
      </Link>
    }
  />
);
