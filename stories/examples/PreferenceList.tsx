import { PreferenceList } from '@patient/ui/PreferenceList';

/** Each switch is saved separately; a failed one is reset and shows an error. */
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
