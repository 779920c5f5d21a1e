import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../hosts/createSandbox.ts';
import type { OnlineVisitLog, Question } from '../../core/schema.ts';
import { type SignedIn, quietSandbox, requestTo, signedIn } from '../../tests/support/patient.ts';

const NO_LOG = 'Online visit log not found!';

describe('visits', () => {
  let sandbox: Sandbox;
  let vera: SignedIn;
  beforeEach(async () => {
    sandbox = await quietSandbox();
    vera = await signedIn(sandbox, 'register');
  });
  afterEach(() => sandbox.store.close());

  const path = '/api/online-visit-log/register-1';
  const save = (method: string, body: object, query = '') =>
    vera.call<OnlineVisitLog>(method, `${path}${query}`, body);
  const last = (query: string) => vera.call('GET', `${path}/last-question-index?${query}`);
  /** The status and message of a save, without validation of its body against the description. */
  const rejection = async (body: object) => {
    const headers = { authorization: `Bearer ${vera.token}` };
    const raw = await sandbox.fetch(requestTo(path, 'POST', body, headers));
    const { message }: { message?: string } = await raw.json();
    return [raw.status, message];
  };

  test('visits have no log before the first answer', async () => {
    expect(await vera.call('GET', path)).toMatchObject({ status: 404, message: NO_LOG });
    expect(await last('questionType=wlQuestions')).toMatchObject({ status: 404, message: NO_LOG });
    expect(await save('PUT', { lastQuestionIndex: 0 })).toMatchObject({ status: 404, message: NO_LOG });
  });

  test('visits have one log for the common questions and one for those of the product', async () => {
    const weight = { questionId: 'wl-weight', value: 210 };
    await save('POST', { lastQuestionIndex: 1, questionType: 'wlQuestions', questionnaire: [weight] });
    const common = { questionId: 'global-last-exam', optionIds: ['global-last-exam-1'] };
    await save('POST', { lastQuestionIndex: 4, isGlobalQuestion: true, questionnaire: [common] });
    const { data } = await vera.call<OnlineVisitLog>('GET', path);
    expect(data.map(({ questionType, questionnaire }) => [questionType, questionnaire])).toEqual([
      ['wlQuestions', [weight]],
      ['globalQuestions', [common]],
    ]);
    expect((await last('questionType=wlQuestions&isGlobalQuestion=false')).data).toEqual([
      { lastQuestionIndex: 1 },
    ]);
    expect((await last('questionType=globalQuestions')).data).toEqual([{ lastQuestionIndex: 4 }]);
    expect((await last('questionType=wlQuestions&isGlobalQuestion=true')).data).toEqual([
      { lastQuestionIndex: 4 },
    ]);
    expect((await last('questionType=edQuestions')).status).toBe(400);
    const answers = await vera.call('GET', '/api/global-answers/patient/patient-register');
    expect(answers.data).toEqual([{ questionnaire: [common] }]);
  });

  test('move to another question, and keep the answers when none are sent', async () => {
    const height = { questionId: 'wl-height', value: 71 };
    await save('POST', { lastQuestionIndex: 0, questionnaire: [height] });
    expect((await save('PUT', { lastQuestionIndex: 1 })).data[0]).toMatchObject({
      lastQuestionIndex: 1,
      questionnaire: [height],
    });
    expect((await save('PUT', { lastQuestionIndex: 0, questionnaire: [] })).data[0]?.questionnaire).toEqual(
      [],
    );
  });

  test('mark the user as blocked until they are saved without isBlockedUser', async () => {
    const blocked = await save('POST', { lastQuestionIndex: 6 }, '?isBlockedUser=true');
    expect(blocked.data[0]?.isBlockedUser).toBe(true);
    expect((await save('PUT', { lastQuestionIndex: 6 })).data[0]).not.toHaveProperty('isBlockedUser');
  });

  test.each<[unknown, string]>([
    [{ questionId: 'wl-nothing', value: 1 }, 'questionnaire[0] answers no question of this questionnaire'],
    [{ questionId: 'ed-desire', value: 1 }, 'questionnaire[0] answers no question of this questionnaire'],
    [{ questionId: 'wl-weight', value: 'heavy' }, 'What is your weight today?: Give your weight in pounds'],
    [
      { questionId: 'wl-meals', optionIds: ['wl-reason-1'] },
      'What makes it hardest for you?: Choose among the answers; "None of these" stands alone',
    ],
    [
      { questionId: 'wl-labs-file', files: ['/service/api/file/x'] },
      'questionnaire[0] has a picture that was not sent to this subscription',
    ],
    [{ value: 1 }, 'questionnaire[0].questionId is required'],
    [
      { questionId: 'wl-weight', value: {} },
      'questionnaire[0].value must be a text, a number, true or false',
    ],
    ['yes', 'questionnaire[0] must be an object'],
  ])('reject %j', async (answer, message) => {
    expect(await rejection({ lastQuestionIndex: 0, questionnaire: [answer] })).toEqual([400, message]);
    expect((await vera.call('GET', path)).status).toBe(404);
  });

  test('reject a duplicate answer, a list that is too long and an invalid index', async () => {
    const weight = { questionId: 'wl-weight', value: 210 };
    expect(await rejection({ lastQuestionIndex: 0, questionnaire: [weight, weight] })).toEqual([
      400,
      'questionnaire[1] answers a question twice',
    ]);
    expect(
      await rejection({ lastQuestionIndex: 0, questionnaire: Array.from({ length: 201 }, () => weight) }),
    ).toEqual([400, 'questionnaire must not be longer than 200']);
    expect(await rejection({ lastQuestionIndex: -1 })).toEqual([
      400,
      'lastQuestionIndex must be a whole number from 0 to 1000',
    ]);
  });

  test('visits of a renewal do not exist during the registration', async () => {
    expect(await save('POST', { lastQuestionIndex: 0, questionType: 'wlReQuestions' })).toMatchObject({
      status: 400,
      message: 'There are no questions of a renewal to answer',
    });
  });

  test('reject answers after submission, except for a follow-up', async () => {
    const ben = await signedIn(sandbox, 'active');
    const over = await ben.call('POST', '/api/online-visit-log/active-1', { lastQuestionIndex: 0 });
    expect(over).toMatchObject({
      status: 409,
      message: 'Cannot update subscription! Subscription completed.',
    });
    const finn = await signedIn(sandbox, 'action');
    const questionnaire = [{ questionId: 'wl-again-effect', optionIds: ['wl-again-effect-1'] }];
    const send = async (questionType: string) =>
      (
        await finn.call('POST', '/api/online-visit-log/action-1', {
          lastQuestionIndex: 0,
          questionType,
          questionnaire,
        })
      ).status;
    expect(await send('wlReQuestions')).toBe(200);
    expect(await send('wlQuestions')).toBe(409);
  });

  test('visits of another patient are a 404', async () => {
    const other = '/api/online-visit-log/register-questions-1';
    for (const [method, address, body] of [
      ['GET', other, undefined],
      ['GET', `${other}/last-question-index`, undefined],
      ['POST', other, { lastQuestionIndex: 0 }],
      ['PUT', other, { lastQuestionIndex: 0 }],
    ] as const) {
      expect(await vera.call(method, address, body)).toMatchObject({
        status: 404,
        message: 'Subscription not found',
      });
    }
  });
});

/** The questions that a query returns. */
const fetchQuestions = async (query: string) => {
  const { call } = await signedIn(await quietSandbox(), 'register');
  return (await call<Question>('GET', `/api/questionnaires?${query}`)).data;
};

describe('questions', () => {
  test('questions are sorted and filtered by follow-up and gender', async () => {
    const men = await fetchQuestions(
      'sort=sequence&productType=wl&isGlobalQuestion=false&isFollowupQuestion=false&gender=male',
    );
    expect(men.slice(0, 3).map(({ _id }) => _id)).toEqual(['wl-height', 'wl-weight', 'wl-goal-weight']);
    expect(men.some(({ isFollowupQuestion }) => isFollowupQuestion)).toBe(false);
    expect(men.some(({ _id }) => _id === 'wl-expecting')).toBe(false);
    expect(men.some((question) => 'gender' in question)).toBe(false);
    const women = await fetchQuestions('productType=wl&isFollowupQuestion=false&gender=female');
    expect(women.some(({ _id }) => _id === 'wl-expecting')).toBe(true);
    const sequences = men.map(({ sequence = 0 }) => sequence);
    expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
    expect((await fetchQuestions('productType=wl&sort=-sequence')).at(-1)?._id).toBe('wl-height');
  });

  test('questions are filtered by common questions, product and renewal', async () => {
    const types = async (query: string) => [
      ...new Set((await fetchQuestions(query)).map(({ type }) => type)),
    ];
    expect(await types('isGlobalQuestion=true')).toEqual(['globalQuestions']);
    expect(await types('productType=ed')).toEqual(['edQuestions']);
    expect((await fetchQuestions('productType=hl&isReQuestionnaire=true'))[0]?._id).toBe('hl-again-effect');
    expect(await fetchQuestions('questionType=nothing')).toEqual([]);
  });

  test('that are follow-ups are found by their id', async () => {
    const { call } = await signedIn(await quietSandbox(), 'register');
    const [first] = (await call<Question>('GET', '/api/questionnaire/wl-tried-which')).data;
    expect(first).toMatchObject({ immediateParentQId: 'wl-tried', optionId: 'wl-tried-4' });
    expect((await call('GET', '/api/questionnaire/wl-tried')).status).toBe(404);
    expect((await call('GET', '/api/questionnaire/nothing')).status).toBe(404);
  });
});
