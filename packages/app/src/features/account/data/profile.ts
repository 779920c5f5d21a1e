import { atom } from 'jotai';
import { unwrap, unwrapOne, type CreditCard, type PatientUpdate, type UserUpdate } from '@patient/api';
import { environmentAtom } from '#shared/environment.ts';
import { accountMutation } from '#shared/patient/accountMutation.ts';
import { meAtom } from '#shared/patient/me.ts';
import { uploadName } from '@patient/api/files';
import { clientAtom, clientFor } from '#shared/service/client.ts';
import { notifyDone, notifyOnError } from '#shared/service/notify.ts';

/** Changes the account (PUT /api/user/{id}). */
export const updateUserAtom = accountMutation<UserUpdate & { readonly id: string }>('updateUser', {
  send: (client, { id, ...body }) =>
    unwrapOne(client.PUT('/api/user/{id}', { params: { path: { id } }, body })),
  saved: ({ id: _id, ...expected }) => ({ expected, part: (account) => account }),
});

/** Changes the patient record (PUT /api/patient/{id}). */
export const updatePatientAtom = accountMutation<PatientUpdate & { readonly id: string }>('updatePatient', {
  send: (client, { id, ...body }) =>
    unwrapOne(client.PUT('/api/patient/{id}', { params: { path: { id } }, body })),
  saved: ({ id: _id, ...expected }) => ({ expected, part: ({ patient }) => patient }),
});

/** Saves a picture of the account; its metadata must already be removed (POST /api/user/setAvatar). */
export const setAvatarAtom = accountMutation<Blob>('setAvatar', {
  // A scope of its own, because a slow upload must not delay other changes.
  scope: 'avatar',
  send: (_client, picture, { uploadClient }) => {
    const form = new FormData();
    form.append('file', picture, uploadName('avatar', picture.type));
    // `body` only satisfies the generated type; the serializer sends the form.
    return unwrap(
      uploadClient(form).POST('/api/user/setAvatar', { body: { file: picture }, bodySerializer: () => form }),
    );
  },
});

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the password of the signed-in account (PUT /api/user/change-pass). */
export const changePasswordAtom = atom(null, async (get, _set, body: PasswordChange): Promise<void> => {
  const environment = get(environmentAtom);
  await notifyOnError(environment, get(clientAtom).PUT('/api/user/change-pass', { body }));
  notifyDone(environment);
});

/**
 * Fetches the full card number, for which the service requires the password (privacy rules, 11). Rejects with IdentityError
 * for a wrong password. The response isn't cached.
 */
export const revealCardAtom = atom(null, async (get, _set, password: string): Promise<CreditCard> => {
  const environment = get(environmentAtom);
  const me = get(meAtom).data;
  const id = me?.patient?._id ?? '';
  const identity = await environment.loadIdentity();
  return identity.withPassword(me?.email ?? '', password, (token) =>
    unwrapOne(
      clientFor(environment, token).GET('/api/patient/{id}/reveal-credit-card', { params: { path: { id } } }),
    ),
  );
});
