import { Switch } from '@patient/ui/Switch';

/** Saved when pressed. When saving fails, `isOn` is reset and the error is shown. */
export const TextMessages = ({
  isOn,
  error,
  save,
}: {
  isOn: boolean;
  error: string | undefined;
  save: (isOn: boolean) => void;
}) => (
  <Switch isSelected={isOn} onChange={save} errorMessage={error} description="To the phone in your profile">
    Text messages
  </Switch>
);
