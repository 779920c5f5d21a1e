import { accountView } from './accountView.ts';
import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import { objectOf, optionalFlag, textUpTo } from '../../http/read.ts';
import { phoneKey } from './rules/basics.ts';
import type { User } from '../../core/schema.ts';
import { claimPhone, freePhone } from './phones.ts';

/** Letters of one name. */
const LONGEST_NAME = 100;

type Change = Partial<User>;

const preferences = ['sms', 'email', 'receiveNewsByEmail', 'receiveNewsBySMS'] as const;

const nameOf = (value: unknown, field: string) => textUpTo(value, field, LONGEST_NAME).trim();

/** Gives a phone number to an account, if it belongs to nobody else. */
function takePhone(context: Context, user: User, value: unknown): string {
  const phone = freePhone(context, value, user._id);
  claimPhone(context, user._id, phone, phoneKey(user.phone));
  return phone;
}

/** The preferences with those changed that were sent. */
function preferencesOf(user: User, value: unknown): User['notificationPreference'] {
  const sent = objectOf(value, 'notificationPreference');
  const read = preferences.flatMap((name) => {
    const flag = optionalFlag(sent[name], name);
    return flag === undefined ? [] : [[name, flag] as const];
  });
  return { ...user.notificationPreference, ...Object.fromEntries(read) };
}

/** What the fields of a body change in an account. */
function changeOf(context: Context, user: User, body: Partial<Record<keyof User, unknown>>): Change {
  const { firstName, lastName, phone, chatNoticeAlert, notificationPreference } = body;
  const alert = optionalFlag(chatNoticeAlert, 'chatNoticeAlert');
  const preference =
    notificationPreference === undefined ? undefined : preferencesOf(user, notificationPreference);
  return {
    ...(firstName !== undefined && { firstName: nameOf(firstName, 'firstName') }),
    ...(lastName !== undefined && { lastName: nameOf(lastName, 'lastName') }),
    ...(phone !== undefined && { phone: takePhone(context, user, phone) }),
    ...(alert !== undefined && { chatNoticeAlert: alert }),
    ...(preference !== undefined && { notificationPreference: preference }),
  };
}

/** Changing name, phone and notification preferences. */
export const userUpdate: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.put('/api/user/{id}', 'updateUser', ({ caller, path, body, reply }) => {
    const id = caller.user._id;
    if (path.id !== id) throw new HttpError(404, 'Account not found');
    const changed = store.transaction(() => {
      const user = store.get('users', id, id) ?? caller.user;
      const change = changeOf(context, user, body);
      if (Object.keys(change).length === 0) throw new HttpError(400, 'There is nothing to change');
      const next = { ...user, ...change };
      store.put('users', id, id, next);
      return next;
    });
    return reply(200, { data: [accountView(context, { ...caller, user: changed })] });
  });
};
