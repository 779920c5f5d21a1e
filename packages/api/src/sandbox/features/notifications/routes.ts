import { defaulted } from '../../http/contract/defaulted.ts';
import type { Feature } from '../../http/feature.ts';

/** Notifications, newest first. */
export const notices: Feature = (routes, { store }) => {
  routes.patient.get('/api/notices', 'listNotices', ({ caller, query, reply }) => {
    const [limit, page] = [defaulted(query.limit), defaulted(query.page)];
    const all = store
      .list('notifications', caller.user._id)
      .toReversed()
      .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
    return reply(200, {
      data: all.slice((page - 1) * limit, page * limit),
      pagination: { page, limit, total: all.length },
      unread: all.filter(({ hasRead }) => !hasRead).length,
    });
  });
};
