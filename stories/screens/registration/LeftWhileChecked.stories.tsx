import { expect, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { expectPart, fillContact, fillPerson, fillPlace, submitPart } from '../support/registration.ts';
import { delayRequest } from '../support/responses.ts';

/** A patient who leaves while a part is being checked is not moved on. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Left while checked',
  args: { path: '/weightloss' },
});

/** The patient goes back to the previous part while email and phone are checked. */
export const ForEarlierPart = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas, visit } = context;
    await fillPlace(canvas);
    await submitPart(canvas);
    await fillPerson(canvas);
    await fillContact(canvas);
    const release = delayRequest(context, 'get', '/api/check-exist-cognito-user');
    await submitPart(canvas);
    await release.received;
    await userEvent.click(await canvas.findByRole('link', { name: 'Back' }));
    await expectPart(canvas, 'Where do you live?');
    release();
    await submitPart(canvas);
    await expectPart(canvas, 'About you');
    await submitPart(canvas);
    await expectPart(canvas, 'Your account');
    const visits = visit.location.history.filter((path) => path.endsWith('?part=account'));
    await expect(visits).toHaveLength(1);
  },
});
