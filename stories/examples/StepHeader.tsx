import { StepHeader, StepTitle } from '@patient/ui/StepHeader';
import { StepProgress } from '@patient/ui/StepProgress';

/** Focus moves to the title when `stepId` changes. */
export const QuestionPage = ({ onBack, onHelp }: { onBack: () => void; onHelp: () => void }) => (
  <>
    <StepHeader
      logoHref="/login"
      onBack={onBack}
      onHelp={onHelp}
      progress={<StepProgress steps={['You', 'Questions', 'Payment']} current={1} />}
    />
    <main id="main" tabIndex={-1}>
      <StepTitle stepId="questions" title="Your health" position="Question 4 of 12" />
    </main>
  </>
);
