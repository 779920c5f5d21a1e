import { PreferenceList } from '@patient/ui/PreferenceList';

/** Each switch is saved on its own; one that failed goes back and says so. */
export const Reminders = ({
  isSmsOn,
  smsState,
  save,
}: {
  isSmsOn: boolean;
  smsState: 'ready' | 'saving' | 'saved' | 'failed';
  save: (id: string, isOn: boolean) => void;
}) => (
  <PreferenceList
    label="How we can reach you"
    preferences={[{ id: 'sms', label: 'Text messages', isOn: isSmsOn, state: smsState }]}
    onChange={save}
  />
);
