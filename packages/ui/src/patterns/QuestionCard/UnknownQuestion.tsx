import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { QuestionCardStrings } from './strings.ts';

/** Props of {@link UnknownQuestion}. */
export interface UnknownQuestionProps {
  strings: QuestionCardStrings;
  onHelp: () => void;
}

/** Notice for an unsupported kind of question, which must not be skipped silently. */
export function UnknownQuestion({ strings, onHelp }: UnknownQuestionProps) {
  return (
    <Alert
      tone="warning"
      isLive
      title={strings.unknownTitle}
      action={
        <Button icon={<Icon name="help" />} onPress={onHelp}>
          {strings.help}
        </Button>
      }
    >
      {strings.unknownText}
    </Alert>
  );
}
