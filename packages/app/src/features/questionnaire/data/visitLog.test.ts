import { expect, test } from 'vitest';
import { createClient } from '@patient/api';
import { fetchQuestions, type QuestionnaireName } from './visitLog.ts';

/** Query string of GET /api/questionnaires (specification section 7). */
async function queryOf(name: QuestionnaireName): Promise<string> {
  let query = '';
  const client = createClient({
    baseUrl: 'http://service.localhost',
    fetch: async (request) => {
      query = new URL(request.url).search;
      return Response.json({ data: [] });
    },
  });
  await fetchQuestions(client, name, 'female');
  return query;
}

test.each([
  [
    { isGlobal: true, productType: 'ed' },
    '?sort=sequence&questionType=globalQuestions&isGlobalQuestion=true&productType=ed&isReQuestionnaire=false&gender=female',
  ],
  [
    { isGlobal: false, productType: 'ed' },
    '?sort=sequence&questionType=edQuestions&isGlobalQuestion=false&productType=ed&isReQuestionnaire=false',
  ],
  [
    { isGlobal: false, productType: 'wl' },
    '?sort=sequence&questionType=wlQuestions&isGlobalQuestion=false&productType=wl&isReQuestionnaire=false&isFollowupQuestion=false&gender=female',
  ],
  [
    { isGlobal: false, productType: 'wl', isReQuestionnaire: true },
    '?sort=sequence&questionType=wlQuestions&isGlobalQuestion=false&productType=wl&isReQuestionnaire=true&isFollowupQuestion=false&gender=female',
  ],
] as const)('requests %j', async (name, query) => {
  expect(await queryOf(name)).toBe(query);
});
