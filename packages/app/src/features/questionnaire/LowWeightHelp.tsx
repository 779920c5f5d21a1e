import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { EmergencyText } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';

/** Props of {@link LowWeightHelp}. */
export interface LowWeightHelpProps {
  /** Body mass index, below 18.5. */
  bmi: number;
  isPending: boolean;
  /** Returns to the question about height or weight. */
  onBack: () => void;
  onContinue: () => void;
}

/** Page for an underweight patient who wants to lose weight: shows where to get help, then lets the patient continue. */
export function LowWeightHelp({ bmi, isPending, onBack, onContinue }: LowWeightHelpProps) {
  return (
    <Card>
      <Stack gap={6}>
        <Stack gap={3}>
          <h2 tabIndex={-1}>Your weight is already low</h2>
          <p>
            Your body mass index (BMI) is {bmi.toFixed(1)}. Below 18.5, your weight is low for your height.
            Losing more can harm your heart, your bones, and your mood.
          </p>
          <p>
            If your height or weight is wrong, go back and change it. If both are right, please talk with your
            own doctor before you try to lose weight.
          </p>
        </Stack>
        <Stack gap={3}>
          <h3>Help is free, day and night</h3>
          <p>Do you worry a lot about eating or about your body? You are not alone, and it can get better.</p>
          <ul role="list">
            <li>
              <EmergencyText>Call or text 988 to talk with the Suicide &amp; Crisis Lifeline.</EmergencyText>
            </li>
            <li>
              <EmergencyText>In an emergency, such as fainting or chest pain, call 911.</EmergencyText>
            </li>
          </ul>
        </Stack>
        <Stack gap={3}>
          <Button variant="primary" isWide isDisabled={isPending} onPress={onBack}>
            Go back and check
          </Button>
          <Button isWide isPending={isPending} onPress={onContinue}>
            Continue anyway
          </Button>
          <p>
            A doctor will look at your weight and may decline. If the doctor declines, you won&apos;t be
            charged.
          </p>
        </Stack>
      </Stack>
    </Card>
  );
}
