import { accountView } from './accountView.ts';
import { fileUrl, storeFile } from '../../http/files.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { User } from '../../core/schema.ts';

/** File id of an avatar; undefined for a picture that the patient has not uploaded. */
function fileOf(context: Context, { avatar = '' }: User): string | undefined {
  const prefix = fileUrl(context, '');
  return avatar.startsWith(prefix) ? avatar.slice(prefix.length) : undefined;
}

/** Picture of the account. */
export const avatar: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post('/api/user/setAvatar', 'setAvatar', ({ caller, files, reply }) => {
    const changed = store.transaction(() => {
      const user = store.get('users', caller.user._id, caller.user._id) ?? caller.user;
      const old = fileOf(context, user);
      if (old !== undefined) store.deleteFile(caller.patientId, old);
      const url = fileUrl(context, storeFile(context, caller.patientId, files.file));
      const next = { ...user, avatar: url };
      store.put('users', user._id, user._id, next);
      return next;
    });
    return reply(200, { data: [accountView(context, { ...caller, user: changed })] });
  });
};
