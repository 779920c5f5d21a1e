import { brandOf } from '../packages/app/server/brandHosts.ts';
import { brands } from '../packages/ui/src/brands/index.ts';

/** Color of the brand of a request's host, for the sandbox's product pictures. */
export const pictureColor = (request: Request): string =>
  brandOf(brands, request.headers.get('host') ?? undefined).themeColor;
