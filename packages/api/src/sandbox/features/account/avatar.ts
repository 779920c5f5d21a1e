import { accountView } from './accountView.ts';
import { fileUrl, storeFile } from '../../http/files.ts';
import type { Feature } from '../../http/feature.ts';
import type { Context } from '../../core/context.ts';
import type { User } from '../../core/schema.ts';

/** The id of the file behind an avatar; undefined for a picture that is not the patient's own. */
function fileOf(context: Context, { avatar = '' }: User): string | undefined {
  const before = fileUrl(context, '');
  return avatar.startsWith(before) ? avatar.slice(before.length) : undefined;
}

/** The picture of the account. */
export const avatar: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post('/api/user/setAvatar', 'setAvatar', ({ caller, files, reply }) => {
    const changed = store.transaction(() => {
      const user = store.get('users', caller.user._id, caller.user._id) ?? caller.user;
      const old = fileOf(context, user);
      if (old !== undefined) store.deleteFile(caller.patientId, old);
      const address = fileUrl(context, storeFile(context, caller.patientId, files.file));
      const next = { ...user, avatar: address };
      store.put('users', user._id, user._id, next);
      return next;
    });
    return reply(200, { data: [accountView(context, { ...caller, user: changed })] });
  });
};
