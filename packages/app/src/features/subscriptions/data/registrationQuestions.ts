import type { ProductType } from '@patient/api';
import { query } from '#shared/service/query.ts';
import { patientAtom } from '#shared/patient/me.ts';
import { fetchQuestions } from '#features/questionnaire/index.ts';

/** Questions of a treatment's registration, which say what its answers are about; disabled for undefined. */
export const registrationQuestionsAtom = query(
  'listQuestions',
  ({ client, store }, productType: ProductType | undefined) =>
    fetchQuestions(
      client,
      { isGlobal: false, productType: productType ?? 'ed' },
      store.get(patientAtom)?.basic?.gender,
    ),
  (_get, [productType]) => ({ enabled: productType !== undefined, staleTime: Infinity }),
);
