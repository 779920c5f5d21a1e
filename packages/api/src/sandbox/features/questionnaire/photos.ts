import type { Context, Domain } from '../../core/context.ts';
import { attachment } from '../../http/attachment.ts';
import { fileIn, filesOf, largestForm } from '../../http/form.ts';
import { oneOf } from '../../http/read.ts';
import { Refusal } from '../../http/httpError.ts';
import { pictureTypes } from '../../http/fileType.ts';
import { pictureRefusal } from '../identity/rules.ts';
import { standingOf } from '../../core/lifecycleState.ts';
import type { SubscriptionRecord } from '../../core/schema.ts';
import type { StoredFile } from '../../core/store.ts';
import { fileAddress } from '../../http/fileAddress.ts';
import { shown, subscriptionRecord } from '../../core/subscriptions.ts';

/** Photos of one request at most. */
const MOST_FILES = 6;

const identityPictures = ['cardID', 'selfie'] as const;

/** Keeps a file of the patient's under a new id, which is given back. */
export function keepFile({ store }: Context, patientId: string, file: StoredFile): string {
  const id = `file-${crypto.randomUUID()}`;
  store.putFile(patientId, id, file);
  return id;
}

export const identityPictureId = (subscriptionId: string, action: string) => `${subscriptionId}/${action}`;

function assertTakesPictures(record: SubscriptionRecord, photos?: number): void {
  const refusal = pictureRefusal(standingOf(record), photos);
  if (refusal !== undefined) throw new Refusal(409, refusal);
}

/** Medical photos, the pictures of the identity check, and whatever else the patient sent. */
export const files: Domain = (routes, context) => {
  const { store } = context;

  routes.patient.post(
    '/api/subscription/medical-files/{id}',
    'uploadMedicalFiles',
    async ({ caller: { patientId }, path, request, reply }) => {
      // Before the files are looked at, so that a subscription that is not there is said to be so.
      assertTakesPictures(subscriptionRecord(context, patientId, path.id));
      const photos = await filesOf(request, { field: 'files', most: MOST_FILES, types: pictureTypes });
      const changed = store.transaction(() => {
        const record = subscriptionRecord(context, patientId, path.id);
        const before = record.medicalPhotoUrls ?? [];
        assertTakesPictures(record, before.length + photos.length);
        const added = photos.map((photo) => fileAddress(context, keepFile(context, patientId, photo)));
        const next = { ...record, medicalPhotoUrls: [...before, ...added] };
        store.put('subscriptions', patientId, record._id, next);
        return next;
      });
      return reply(200, { data: [shown(changed)] });
    },
    { largestBody: largestForm(MOST_FILES) },
  );

  routes.patient.post(
    '/api/subscription/{id}/private-file',
    'uploadPrivateFile',
    async ({ caller: { patientId }, path, query, request, reply }) => {
      const action = oneOf(query.action, 'action', identityPictures);
      const { _id } = subscriptionRecord(context, patientId, path.id);
      const picture = await fileIn(request, { field: 'data', types: pictureTypes });
      store.transaction(() => {
        assertTakesPictures(subscriptionRecord(context, patientId, _id));
        store.putFile(patientId, identityPictureId(_id, action), picture);
      });
      return reply(200, { data: [] });
    },
    { largestBody: largestForm(1) },
  );

  routes.patient.get(
    '/api/subscription/{id}/private-file',
    'getPrivateFile',
    ({ caller: { patientId }, path, query }) => {
      const action = oneOf(query.action, 'action', identityPictures);
      const { _id } = subscriptionRecord(context, patientId, path.id);
      const picture = store.getFile(patientId, identityPictureId(_id, action));
      if (picture === undefined) throw new Refusal(404, 'There is no such picture yet');
      return attachment(picture);
    },
  );

  routes.patient.get('/api/file/{id}', 'getFile', ({ caller, path }) => {
    const file = store.getFile(caller.patientId, path.id);
    if (file === undefined) throw new Refusal(404, 'There is no such file');
    return attachment(file);
  });
};
