import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { findQuestion } from '../support/questions.ts';
import { recordOf, type PlayContext } from '../support/subscription.ts';

const AS = 'register-summary';

/** Medical photos on the summary. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Summary photos',
  args: { path: '/steps', as: AS },
});

const LABS = 'If you have the results, add a picture of them.';

/**
 * `beforeEach` that adds pictures of a blood test.
 * @param sent URLs of all uploaded photos
 * @param answered URLs that are still part of the answer
 */
const withPhotos =
  (sent: readonly string[], answered: readonly string[]) =>
  ({ visit }: Pick<PlayContext, 'visit'>) => {
    const { store } = visit.sandbox;
    const record = recordOf(visit, AS);
    store.put('subscriptions', record.patientId, record._id, { ...record, medicalPhotoUrls: [...sent] });
    const log = store.get('visitLogs', record._id, 'wlQuestions');
    if (log === undefined) throw new Error(`${AS} has no answers`);
    const questionnaire = [
      ...(log.questionnaire ?? []).map((answer) =>
        answer.questionId === 'wl-labs' ? { ...answer, optionIds: ['wl-labs-1'] } : answer,
      ),
      { questionId: 'wl-labs-file', question: LABS, files: [...answered] },
    ];
    store.put('visitLogs', record._id, 'wlQuestions', { ...log, questionnaire });
  };

const PHOTO_URLS = ['/service/api/file/photo-1', '/service/api/file/photo-2', '/service/api/file/photo-3'];

/** Counts the photos of the answers, since the service also stores removed ones; Change opens their question. */
export const Counted = meta.story({
  beforeEach: withPhotos(PHOTO_URLS, PHOTO_URLS.slice(1)),
  play: async (context) => {
    const { canvas } = context;
    const change = await canvas.findByRole('button', { name: /^Change\s*:\s*Medical photos/ });
    await waitFor(() => expect(change.closest('dl > div')).toHaveTextContent(/2 photos/));
    await userEvent.click(change);
    await findQuestion(context, /^If you have the results/);
  },
});

/** All photos were removed, so none are listed. */
export const AllRemoved = meta.story({
  tags: ['check'],
  beforeEach: withPhotos(PHOTO_URLS, []),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /About your treatment/ }));
    await expect(await canvas.findByText(LABS)).toBeVisible();
    await expect(canvas.queryByText('Medical photos')).not.toBeInTheDocument();
  },
});
