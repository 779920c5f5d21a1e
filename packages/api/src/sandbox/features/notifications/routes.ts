import type { Feature } from '../../http/feature.ts';
import { wholeNumber } from '../../http/read.ts';

/** Page size of the specification, section 9. */
const PAGE_SIZE = 10;
const LARGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;

/** Notifications, newest first. */
export const notices: Feature = (routes, { store }) => {
  routes.patient.get('/api/notices', 'listNotices', ({ caller, query, reply }) => {
    const limit = wholeNumber(query.limit ?? PAGE_SIZE, 'limit', 1, LARGEST_PAGE);
    const page = wholeNumber(query.page ?? 1, 'page', 1, LAST_PAGE);
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
