import { subscriptionRecord } from '../../core/subscriptions.ts';
import type { Feature } from '../../http/feature.ts';
import { pictureTypes } from '../../http/fileType.ts';
import { fileAddress, keepFile } from '../../http/files.ts';
import { filesOf, largestForm } from '../../http/form.ts';
import { assertTakesPictures } from '../identity/routes.ts';
import { subscriptionView } from '../treatment/subscriptionView.ts';

/** Photos of one request at most. */
const MOST_FILES = 6;

/** Medical photos. */
export const photos: Feature = (routes, context) => {
  const { store } = context;

  routes.patient.post(
    '/api/subscription/medical-files/{id}',
    'uploadMedicalFiles',
    async ({ caller: { patientId }, path, request, reply }) => {
      // Before the files are read, so that an unknown subscription is answered as such.
      assertTakesPictures(subscriptionRecord(context, patientId, path.id));
      const files = await filesOf(request, { field: 'files', most: MOST_FILES, types: pictureTypes });
      const changed = store.transaction(() => {
        const record = subscriptionRecord(context, patientId, path.id);
        const before = record.medicalPhotoUrls ?? [];
        assertTakesPictures(record, before.length + files.length);
        const added = files.map((file) => fileAddress(context, keepFile(context, patientId, file)));
        const next = { ...record, medicalPhotoUrls: [...before, ...added] };
        store.put('subscriptions', patientId, record._id, next);
        return next;
      });
      return reply(200, { data: [subscriptionView(changed)] });
    },
    { largestBody: largestForm(MOST_FILES) },
  );
};
