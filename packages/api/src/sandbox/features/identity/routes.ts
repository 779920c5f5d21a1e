import { HttpError } from '../../core/httpError.ts';
import { lifecycleStateOf } from '../../core/lifecycleState.ts';
import { type SubscriptionRecord, subscriptionRecord } from '../../core/subscriptions.ts';
import { attachment } from '../../http/attachment.ts';
import type { Feature } from '../../http/feature.ts';
import { pictureTypes } from '../../http/fileType.ts';
import { fileIn, largestForm } from '../../http/form.ts';
import { pictureRefusal } from './rules.ts';

export const identityPictureId = (subscriptionId: string, action: string) => `${subscriptionId}/${action}`;

/** Throws a 409 for a subscription that takes no more pictures, or not as many as it would have. */
export function assertTakesPictures(record: SubscriptionRecord, photos?: number): void {
  const refusal = pictureRefusal(lifecycleStateOf(record), photos);
  if (refusal !== undefined) throw new HttpError(409, refusal);
}

/** Pictures of the identity check. */
export const identity: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post(
    '/api/subscription/{id}/private-file',
    'uploadPrivateFile',
    async ({ caller: { patientId }, path, query, request, reply }) => {
      const { action } = query;
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
      const { action } = query;
      const { _id } = subscriptionRecord(context, patientId, path.id);
      const picture = store.getFile(patientId, identityPictureId(_id, action));
      if (picture === undefined) throw new HttpError(404, 'There is no such picture yet');
      return attachment(picture);
    },
  );
};
