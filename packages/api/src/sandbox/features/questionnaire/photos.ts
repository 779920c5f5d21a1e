import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { Feature } from '../../http/feature.ts';
import { fileUrl, storeFile } from '../../http/files.ts';
import { assertAcceptsPictures } from '../identity/routes.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';

/** Medical photos. */
export const photos: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post(
    '/api/subscription/medical-files/{id}',
    'uploadMedicalFiles',
    ({ caller: { patientId }, path, files: { files }, reply }) => {
      const changed = store.transaction(() => {
        const record = subscriptionRecord(context, patientId, path.id);
        const before = record.medicalPhotoUrls ?? [];
        assertAcceptsPictures(record, before.length + files.length);
        const added = files.map((file) => fileUrl(context, storeFile(context, patientId, file)));
        const next = { ...record, medicalPhotoUrls: [...before, ...added] };
        store.put('subscriptions', patientId, record._id, next);
        return next;
      });
      return reply(200, { data: [subscriptionView(changed)] });
    },
  );
};
