import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { callIdentity } from '../support/callIdentity.ts';
import { fillAccount, fillBasics, submitPart, visitor, expectPastBasics } from '../support/registration.ts';
import type { PlayContext } from '../support/subscription.ts';
import { createUnconfirmed, mailedCode } from '../support/unconfirmed.ts';

/** The identity service accepted the code, but its response was lost. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Registration/Confirm response lost',
  args: { path: '/weightloss' },
});

/** Fills in the basics up to the code and confirms it without the page. Returns the code. */
async function confirmWithoutPage({ canvas, visit }: PlayContext): Promise<string> {
  await fillBasics(canvas);
  await fillAccount(canvas);
  await createUnconfirmed(visit, visitor.email);
  await submitPart(canvas, 'Create account');
  await expect(await canvas.findByText('Check your email')).toBeVisible();
  const code = mailedCode(visit);
  await callIdentity(visit, 'ConfirmSignUp', { Username: visitor.email, ConfirmationCode: code });
  return code;
}

/** Entering the code again continues. */
export const EnteredAgain = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    const code = await confirmWithoutPage(context);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Code' }), code);
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});

/** When another code is requested, the page shows that none is needed and continues. */
export const AnotherRequested = meta.story({
  tags: ['check'],
  play: async (context) => {
    const { canvas } = context;
    await confirmWithoutPage(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send another code' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Code' })).not.toBeInTheDocument());
    await submitPart(canvas);
    await expectPastBasics(context);
  },
});
