import type { NotificationPreference, User, UserUpdate } from '@patient/api';

/** Fields of an account that contain its settings. */
export type PreferenceSource = Pick<User, 'chatNoticeAlert' | 'notificationPreference'>;

/** Settings of specification section 3, User. */
export type PreferenceId = keyof NotificationPreference | 'chatNoticeAlert';

/** Setting to show. */
export interface PreferenceView {
  readonly id: PreferenceId;
  readonly label: string;
  readonly description: string;
  readonly isOn: boolean;
}

/** Setting with its default value; undefined hides the setting unless the account has a value. */
type PreferenceRow = Omit<PreferenceView, 'isOn'> & { readonly isOnByDefault: boolean | undefined };

const ROWS: readonly PreferenceRow[] = [
  {
    id: 'email',
    label: 'Email',
    description: 'Updates on deliveries, bills, and your doctor',
    isOnByDefault: true,
  },
  {
    id: 'sms',
    label: 'Text messages',
    description: 'The same updates by text. Other people may see them on your phone.',
    isOnByDefault: false,
  },
  {
    id: 'neutralWording',
    label: 'Neutral wording',
    description: "Emails and texts only say that there's news. They don't name your treatment.",
    isOnByDefault: undefined,
  },
  {
    id: 'chatNoticeAlert',
    label: 'New messages',
    description: 'When your doctor or support writes to you',
    isOnByDefault: true,
  },
  {
    id: 'receiveNewsByEmail',
    label: 'News by email',
    description: 'New treatments and offers',
    isOnByDefault: false,
  },
  {
    id: 'receiveNewsBySMS',
    label: 'News by text message',
    description: 'New treatments and offers',
    isOnByDefault: false,
  },
];

/** Settings of an account in the order to show them. Those not in the specification are hidden without a value. */
export const preferences = ({
  chatNoticeAlert,
  notificationPreference,
}: PreferenceSource): PreferenceView[] =>
  ROWS.flatMap(({ isOnByDefault, ...row }) => {
    const value = row.id === 'chatNoticeAlert' ? chatNoticeAlert : notificationPreference?.[row.id];
    const isOn = value ?? isOnByDefault;
    return isOn === undefined ? [] : [{ ...row, isOn }];
  });

/** Request body that changes one setting. */
export const preferenceChange = (id: PreferenceId, isOn: boolean): UserUpdate =>
  id === 'chatNoticeAlert' ? { chatNoticeAlert: isOn } : { notificationPreference: { [id]: isOn } };
