import { HttpError } from '../../core/httpError.ts';
import type { Feature } from '../../http/feature.ts';
import { isoOf } from '../../../model/dates.ts';
import type { TrackingEvent } from '../../core/schema.ts';

/** Conversion events, each stored once. */
export const events: Feature = (routes, { store, clock }) => {
  routes.patient.get('/api/fbevent/{id}', 'getTrackingEvent', ({ caller, path, reply }) => {
    const event = store.get('trackingEvents', caller.user._id, path.id);
    if (event === undefined) throw new HttpError(404, 'There is no such event');
    return reply(200, { data: [event] });
  });

  routes.patient.post('/api/fbevent', 'createTrackingEvent', ({ caller, body, reply }) => {
    const { eventName, eventId } = body;
    const owner = caller.user._id;
    const stored = store.get('trackingEvents', owner, eventId);
    if (stored !== undefined) return reply(200, { data: [stored] });
    const event: TrackingEvent = { _id: eventId, eventName, eventId, createdAt: isoOf(clock()) };
    store.put('trackingEvents', owner, eventId, event);
    return reply(200, { data: [event] });
  });
};
