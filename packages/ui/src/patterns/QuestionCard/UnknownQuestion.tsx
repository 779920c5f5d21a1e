import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { QuestionCardStrings } from './strings.ts';

/** Props of {@link UnknownQuestion}. */
export interface UnknownQuestionProps {
  words: QuestionCardStrings;
  onHelp: () => void;
}

/** A question of a kind this page does not know: an answer it cannot take must not be left out silently. */
export function UnknownQuestion({ words, onHelp }: UnknownQuestionProps) {
  return (
    <Alert
      tone="warning"
      isLive
      title={words.unknownTitle}
      action={
        <Button icon={<Icon name="help" />} onPress={onHelp}>
          {words.help}
        </Button>
      }
    >
      {words.unknownText}
    </Alert>
  );
}
