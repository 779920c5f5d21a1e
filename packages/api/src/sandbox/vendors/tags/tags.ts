import type { Context as Call, Hono } from 'hono';
import type { Context } from '../../core/context.ts';
import { jsonBody } from '../../http/contract/reader.ts';
import { isoOf } from '../../../model/dates.ts';
import { addRecent } from '../../core/recentEntries.ts';
import type { TagEvent } from './event.ts';
import { transparentPixel, pixelScript, tagScript } from './scripts.ts';

const script = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });

/** Replaces the tag manager at `/tags` and the pixel at `/pixel`, and records every call they make. */
export function addTags(app: Hono, { store, clock }: Context, publicPath: string): void {
  function record({ req }: Call, event: Pick<TagEvent, 'sink' | 'kind' | 'body'>) {
    const referrer = req.header('referer');
    addRecent(store, 'events', {
      _id: `event-${crypto.randomUUID()}`,
      receivedAt: isoOf(clock()),
      query: req.query(),
      ...(referrer !== undefined && { referrer }),
      ...event,
    });
  }

  app.get('/tags/gtm.js', (call) => {
    record(call, { sink: 'tags', kind: 'script' });
    return script(tagScript(`${publicPath}/tags/collect`));
  });
  app.post('/tags/collect', async (call) => {
    record(call, { sink: 'tags', kind: 'event', body: await jsonBody(call.req.raw) });
    return new Response(null, { status: 204 });
  });
  app.get('/pixel/fbevents.js', (call) => {
    record(call, { sink: 'pixel', kind: 'script' });
    return script(pixelScript(`${publicPath}/pixel/tr`));
  });
  app.get('/pixel/tr', (call) => {
    record(call, { sink: 'pixel', kind: 'event' });
    return new Response(transparentPixel, {
      headers: { 'content-type': 'image/gif', 'cache-control': 'no-store' },
    });
  });
}
