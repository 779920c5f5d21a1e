import { HttpError } from '../../core/httpError.ts';
import { lifecycleStateOf } from '../../../model/subscriptions/status.ts';
import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { SubscriptionRecord } from '../../core/subscriptionRecord.ts';
import { attachment } from '../../http/attachment.ts';
import type { Feature } from '../../http/feature.ts';
import { pictureConflict } from './rules.ts';

export const identityPictureId = (subscriptionId: string, action: string) => `${subscriptionId}/${action}`;

/** Throws a 409 for a subscription that accepts no more pictures, or not this number of photos. */
export function assertAcceptsPictures(record: SubscriptionRecord, photos?: number): void {
  const conflict = pictureConflict(lifecycleStateOf(record), photos);
  if (conflict !== undefined) throw new HttpError(409, conflict);
}

/** Pictures of the identity check. */
export const identity: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post(
    '/api/subscription/{id}/private-file',
    'uploadPrivateFile',
    ({ caller: { patientId }, path, query, files, reply }) => {
      store.transaction(() => {
        const record = subscriptionRecord(context, patientId, path.id);
        assertAcceptsPictures(record);
        store.putFile(patientId, identityPictureId(record._id, query.action), files.data);
      });
      return reply(200, { data: [] });
    },
  );

  routes.patient.get(
    '/api/subscription/{id}/private-file',
    'getPrivateFile',
    ({ caller: { patientId }, path, query }) => {
      const { action } = query;
      const { _id } = subscriptionRecord(context, patientId, path.id);
      const picture = store.getFile(patientId, identityPictureId(_id, action));
      if (picture === undefined) throw new HttpError(404, 'There is no such picture yet');
      return attachment(picture);
    },
  );
};
