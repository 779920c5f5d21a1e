import { expect, test } from 'vitest';
import { createClient } from '@patient/api';
import { fetchQuestions, fetchSavedVisit, saveVisit, type QuestionnaireName } from './visitLog.ts';

/** Client that answers every request with `data`, and the requests that it has sent. */
function recordingClient(data: unknown) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: 'http://service.localhost',
    fetch: async (request) => {
      requests.push(request.clone());
      return Response.json({ data });
    },
  });
  return { client, requests };
}

/** Query string of GET /api/questionnaires (specification section 7). */
async function queryOf(name: QuestionnaireName): Promise<string> {
  const { client, requests } = recordingClient([]);
  await fetchQuestions(client, name, 'female');
  return requests.map(({ url }) => new URL(url).search).join();
}

test.each([
  [
    { isGlobal: true, productType: 'ed' },
    '?sort=sequence&questionType=globalQuestions&isGlobalQuestion=true&productType=ed&isReQuestionnaire=false',
  ],
  [
    { isGlobal: true, productType: 'hl' },
    '?sort=sequence&questionType=globalQuestions&isGlobalQuestion=true&productType=hl&isReQuestionnaire=false&isFollowupQuestion=false&gender=female',
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
] as const)('visitLog: requests %j', async (name, query) => {
  expect(await queryOf(name)).toBe(query);
});

const own: QuestionnaireName = { isGlobal: false, productType: 'wl' };
const renewal: QuestionnaireName = { ...own, isReQuestionnaire: true };

const logs = [
  { lastQuestionIndex: 3, questionType: 'wlQuestions', questionnaire: [{ questionId: 'first' }] },
  {
    lastQuestionIndex: 1,
    questionType: 'wlReQuestions',
    questionnaire: [{ questionId: 'again' }],
    isBlockedUser: true,
  },
];

test.each([
  [own, { saved: { hasLog: true, isBlocked: false, answers: [{ questionId: 'first' }] }, lastIndex: 3 }],
  [renewal, { saved: { hasLog: true, isBlocked: true, answers: [{ questionId: 'again' }] }, lastIndex: 1 }],
  [
    { isGlobal: true, productType: 'wl' },
    { saved: { hasLog: false, isBlocked: false, answers: [] }, lastIndex: 0 },
  ],
] as const)('visitLog: reads the log of %j', async (name, saved) => {
  const { client } = recordingClient(logs);
  expect(await fetchSavedVisit(client, 's1', name, true)).toEqual(saved);
});

test.each([
  [own, false, '', 'wlQuestions'],
  [renewal, false, '', 'wlReQuestions'],
  [own, true, '?isBlockedUser=true', 'wlQuestions'],
])('visitLog: saves the log of %j, blocked: %s', async (name, isBlocked, query, questionType) => {
  const { client, requests } = recordingClient(logs);
  await saveVisit(client, 's1', name, { answers: [], lastIndex: 2, hasLog: true, isBlocked });
  const [request] = requests;
  expect(request && new URL(request.url).search).toBe(query);
  expect(await request?.json()).toEqual({
    lastQuestionIndex: 2,
    questionType,
    isGlobalQuestion: false,
    questionnaire: [],
  });
});
