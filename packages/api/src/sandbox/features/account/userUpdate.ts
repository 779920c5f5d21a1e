import type { components } from '../../../generated/patient.ts';
import type { Context } from '../../core/context.ts';
import { HttpError } from '../../core/httpError.ts';
import type { User } from '../../core/schema.ts';
import type { Feature } from '../../http/feature.ts';
import { accountView } from './accountView.ts';
import { claimPhone, availablePhone } from './phones.ts';
import { phoneKey } from './rules/basics.ts';

type UserUpdate = components['schemas']['UserUpdate'];

/** Assigns a phone number to an account. Throws if another account has it. */
function claimFreePhone(context: Context, user: User, value: string): string {
  const phone = availablePhone(context, value, user._id);
  claimPhone(context, user._id, phone, phoneKey(user.phone));
  return phone;
}

function changeOf(context: Context, user: User, body: Readonly<UserUpdate>): Partial<User> {
  const { firstName, lastName, phone, chatNoticeAlert, notificationPreference } = body;
  return {
    ...(firstName !== undefined && { firstName: firstName.trim() }),
    ...(lastName !== undefined && { lastName: lastName.trim() }),
    ...(phone !== undefined && { phone: claimFreePhone(context, user, phone) }),
    ...(chatNoticeAlert !== undefined && { chatNoticeAlert }),
    ...(notificationPreference !== undefined && {
      notificationPreference: { ...user.notificationPreference, ...notificationPreference },
    }),
  };
}

/** Changes of name, phone and notification preferences. */
export const userUpdate: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.put('/api/user/{id}', 'updateUser', ({ caller, path, body, reply }) => {
    const id = caller.user._id;
    if (path.id !== id) throw new HttpError(404, 'Account not found');
    const changed = store.transaction(() => {
      const user = store.get('users', id, id) ?? caller.user;
      const next = { ...user, ...changeOf(context, user, body) };
      store.put('users', id, id, next);
      return next;
    });
    return reply(200, { data: [accountView(context, { ...caller, user: changed })] });
  });
};
