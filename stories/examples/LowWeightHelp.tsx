import { LowWeightHelp } from '@patient/ui/LowWeightHelp';

export interface HelpProps {
  isSaving: boolean;
  goBack: () => void;
  goOn: () => void;
}

export const Help = ({ isSaving, goBack, goOn }: HelpProps) => (
  <LowWeightHelp bmi={17.1} isPending={isSaving} onBack={goBack} onContinue={goOn} />
);
