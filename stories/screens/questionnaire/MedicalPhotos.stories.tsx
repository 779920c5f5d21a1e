import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { holdCall } from '../support/answers.ts';
import { appStory } from '../support/appStory.tsx';
import { FAILING_MESSAGE } from '../support/network.ts';
import { addPicture, asksOnly, goOn, question, savedLog } from '../support/questions.ts';
import type { PlayContext } from '../support/subscription.ts';

const AS = 'register-hl';
const HL = 'hlQuestions';
const PHOTOS = ['hl-photo-front', 'hl-photo-top'] as const;
const FRONT = 'Add a picture of your hairline from the front.';
const TOP = 'Add a picture of your head from above.';

const meta = preview.meta({
  ...appStory,
  title: 'Screens/Questionnaire/Medical photos',
  args: { path: '/steps', as: AS },
});

/** The service has one photo of the first question. */
const isStored = (context: PlayContext) =>
  waitFor(() => expect(savedLog(context, AS, HL)?.questionnaire?.[0]?.files).toHaveLength(1));

/** Medical photos are sent as they are chosen, and are part of the answer once they have arrived. */
export const Arrived = meta.story({
  globals: { brand: 'mens' },
  beforeEach: asksOnly(AS, HL, ...PHOTOS),
  play: async (context) => {
    const { canvas } = context;
    await question(context, FRONT);
    await addPicture(context, 'front.png');
    await expect(await canvas.findByText('front.png')).toBeVisible();
    await isStored(context);
    await goOn(context);
    await question(context, TOP);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await question(context, FRONT);
    await expect(await canvas.findByText('Photo.jpg')).toBeVisible();
  },
});

/** A photo that does not arrive stays, and can be sent again. */
export const Failed = meta.story({
  beforeEach: (context) => {
    asksOnly(AS, HL, 'hl-photo-front')(context);
    context.visit.sandbox.faults.set({
      operation: 'uploadMedicalFiles',
      status: 500,
      message: FAILING_MESSAGE,
      times: 1,
    });
  },
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await question(context, FRONT);
    await addPicture(context, 'front.png');
    await expect(await main.findByText('Something goes wrong, please contact support team')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try front.png again' }));
    await isStored(context);
  },
});

/** A photo that is on its way is waited for, and said to be; once it is there, the question is left as any other. */
export const OnItsWay = meta.story({
  beforeEach: asksOnly(AS, HL, ...PHOTOS),
  play: async (context) => {
    const main = within(await context.canvas.findByRole('main'));
    await question(context, FRONT);
    const arrive = holdCall(context, 'post', '/api/subscription/medical-files/*');
    await addPicture(context, 'front.png');
    await main.findByRole('progressbar', { name: /front.png/ });
    await goOn(context);
    const [told] = await main.findAllByText('Your photo is still being sent. Wait a moment, then continue.');
    await expect(told).toBeVisible();
    await question(context, FRONT);
    arrive();
    await waitFor(() => expect(main.queryByText(/is still being sent/)).not.toBeInTheDocument());
    await goOn(context);
    await question(context, TOP);
  },
});

/** A photo that was not sent is not left behind, also beside one that was; removed, it holds nobody up. */
export const LeftBehind = meta.story({
  beforeEach: asksOnly(AS, HL, ...PHOTOS),
  play: async (context) => {
    const { visit, canvas } = context;
    const main = within(await canvas.findByRole('main'));
    await question(context, FRONT);
    await addPicture(context, 'front.png');
    await isStored(context);
    visit.sandbox.faults.set({ operation: 'uploadMedicalFiles', status: 500, message: FAILING_MESSAGE });
    await addPicture(context, 'side.png');
    await main.findByText('Something goes wrong, please contact support team');
    await goOn(context);
    const [told] = await main.findAllByText('A photo was not sent. Send it again, or remove it.');
    await expect(told).toBeVisible();
    await expect(main.getByRole('group', { name: /Front/ })).toHaveAccessibleDescription(
      /A photo was not sent/,
    );
    await userEvent.click(main.getByRole('button', { name: 'Remove side.png' }));
    await waitFor(() => expect(main.queryByText(/A photo was not sent/)).not.toBeInTheDocument());
    await goOn(context);
    await question(context, TOP);
  },
});
