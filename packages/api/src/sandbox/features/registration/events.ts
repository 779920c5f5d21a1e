import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { oneOf, requiredText } from '../../http/read.ts';
import { isoOf } from '../../../model/dates.ts';
import type { TrackingEvent } from '../../core/schema.ts';

/** The standard events of the pixel: what is reported must not say anything of the patient (privacy, line 3). */
const eventNames = [
  'PageView',
  'ViewContent',
  'Lead',
  'Contact',
  'CompleteRegistration',
  'InitiateCheckout',
  'AddPaymentInfo',
  'Purchase',
  'Subscribe',
  'StartTrial',
  'Schedule',
  'SubmitApplication',
] as const;

const fields = ['eventName', 'eventId'];

/** Conversion events, each kept once. */
export const events: Feature = (routes, { store, clock }) => {
  routes.patient.get('/api/fbevent/{id}', 'getTrackingEvent', ({ caller, path, reply }) => {
    const event = store.get('trackingEvents', caller.user._id, path.id);
    if (event === undefined) throw new HttpError(404, 'There is no such event');
    return reply(200, { data: [event] });
  });

  routes.patient.post('/api/fbevent', 'createTrackingEvent', ({ caller, body, reply }) => {
    if (Object.keys(body).some((name) => !fields.includes(name))) {
      throw new HttpError(400, `Only ${fields.join(' and ')} may be reported`);
    }
    const eventName = oneOf(body.eventName, 'eventName', eventNames);
    const eventId = requiredText(body.eventId, 'eventId');
    if (!/^[A-Za-z0-9-]{8,64}$/.test(eventId)) {
      throw new HttpError(400, 'eventId must be 8 to 64 letters, digits or hyphens');
    }
    const owner = caller.user._id;
    const known = store.get('trackingEvents', owner, eventId);
    if (known !== undefined) return reply(200, { data: [known] });
    const event: TrackingEvent = { _id: eventId, eventName, eventId, createdAt: isoOf(clock()) };
    store.put('trackingEvents', owner, eventId, event);
    return reply(200, { data: [event] });
  });
};
