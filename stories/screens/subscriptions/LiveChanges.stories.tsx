import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { appStory } from '../support/appStory.tsx';
import { recordOf, subscriptionOf, type PlayContext } from '../support/subscription.ts';

/** The service changes the subscription and notifies the page over the WebSocket. */
const meta = preview.meta({
  ...appStory,
  title: 'Screens/Subscriptions/Live changes',
  args: subscriptionOf('pending'),
});

/** The status, not "Active ingredients". */
const ACTIVE = /Active(?! ingredients)/;

/** Approves the subscription, captures the held amount and notifies open connections. */
function approve(visit: PlayContext['visit']): void {
  const { store, connections } = visit.sandbox;
  const record = recordOf(visit, 'pending');
  const charge = store.list('charges', record._id).find(({ status }) => status === 'hold');
  if (charge === undefined) throw new Error('No charge is held');
  store.put('charges', record._id, charge._id, { ...charge, status: 'captured' });
  store.put('subscriptions', record.patientId, record._id, {
    ...record,
    status: 'active',
    isApproved: true,
    review: { value: 'approved' },
    paymentIntentStatus: 'succeeded',
  });
  const notice = {
    _id: 'n-approved',
    message: 'A doctor approved your treatment.',
    createdAt: '2025-05-14T15:00:00.000Z',
    data: { subscriptionId: record._id },
  };
  store.put('notifications', 'user-pending', notice._id, {
    ...notice,
    type: 'system',
    hasRead: false,
    whoHaveRead: [],
  });
  connections.broadcast(record.patientId, { event: 'notification', data: notice });
}

/** Play function: the page shows a doctor's decision when it is made. */
async function showsDecision({ canvas, visit }: PlayContext): Promise<void> {
  const main = await canvas.findByRole('main');
  await waitFor(() => expect(main).toHaveTextContent('In Review'));
  await waitFor(() => expect(visit.sandbox.connections.size('patient-pending')).toBe(1));
  approve(visit);
  await waitFor(() => expect(main).not.toHaveTextContent('In Review'));
  await expect(main).toHaveTextContent(ACTIVE);
}

export const Approved = meta.story({
  tags: ['check'],
  play: async (context) => {
    const main = await context.canvas.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('Authorized'));
    await showsDecision(context);
    await waitFor(() => expect(main).toHaveTextContent('Paid'));
    await expect(main).not.toHaveTextContent('Authorized');
  },
});

export const ApprovedInList = meta.story({
  tags: ['check'],
  args: { path: '/user/subscriptions' },
  play: showsDecision,
});

/** A decision made while disconnected is shown after reconnecting. */
export const ApprovedWhileDisconnected = meta.story({
  tags: ['check'],
  play: async ({ canvas, visit }) => {
    const { connections } = visit.sandbox;
    const main = await canvas.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('In Review'));
    // The number shows that the notifications have loaded.
    await canvas.findByRole('button', { name: /^Notifications, \d/ });
    await waitFor(() => expect(connections.size('patient-pending')).toBe(1));
    connections.close(1001, 'The service stops');
    approve(visit);
    await waitFor(() => expect(main).not.toHaveTextContent('In Review'));
    await expect(main).toHaveTextContent(ACTIVE);
    await waitFor(() => expect(main).toHaveTextContent('Paid'));
  },
});
