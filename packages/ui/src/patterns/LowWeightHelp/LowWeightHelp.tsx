import { createElement, type Ref } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Card, type CardProps } from '../../components/Card/index.ts';
import { EmergencyText } from '../../components/Link/index.ts';
import { Stack } from '../../components/Stack/index.ts';
import { useStrings } from '../../provider/strings.ts';
import { defaultStrings, type LowWeightHelpStrings } from './strings.ts';

/** Props of {@link LowWeightHelp}. */
export interface LowWeightHelpProps extends Omit<CardProps, 'children'> {
  /** Body mass index, below 18.5. */
  bmi: number;
  /** Whether the patient's answers are being saved. @default false */
  isPending?: boolean;
  /** Returns to the question about height or weight. */
  onBack: () => void;
  /** Continues in spite of it. */
  onContinue: () => void;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3;
  /** Overrides for the default text. */
  strings?: Partial<LowWeightHelpStrings>;
  ref?: Ref<HTMLElement>;
}

/** Shown to an underweight patient who wants to lose weight: where to get help, then how to continue (decision 57). */
export function LowWeightHelp({
  bmi,
  isPending = false,
  onBack,
  onContinue,
  headingLevel = 2,
  strings: overrides,
  ...rest
}: LowWeightHelpProps) {
  const strings = useStrings('LowWeightHelp', defaultStrings, overrides);
  return (
    <Card {...rest}>
      <Stack gap={6}>
        <Stack gap={3}>
          {createElement(`h${headingLevel}`, { tabIndex: -1 }, strings.title)}
          <p>{strings.meaning(bmi.toFixed(1))}</p>
          <p>{strings.advice}</p>
        </Stack>
        <Stack gap={3}>
          {createElement(`h${headingLevel + 1}`, {}, strings.helpTitle)}
          <p>{strings.helpLead}</p>
          <Stack as="ul" gap={2}>
            {strings.help.map((line) => (
              <li key={line}>
                <EmergencyText>{line}</EmergencyText>
              </li>
            ))}
          </Stack>
        </Stack>
        <Stack gap={3}>
          <Button variant="primary" isWide isDisabled={isPending} onPress={onBack}>
            {strings.back}
          </Button>
          <Button isWide isPending={isPending} onPress={onContinue}>
            {strings.proceed}
          </Button>
          <p>{strings.consequence}</p>
        </Stack>
      </Stack>
    </Card>
  );
}
