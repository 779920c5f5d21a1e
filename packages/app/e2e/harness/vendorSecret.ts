import type { Request } from 'playwright';
import { PRODUCT_TYPES, slugOfProductType } from '@patient/api/model';

/** Analytics paths of the sandbox, which represent third-party hosts (docs/decisions/0032). */
const ANALYTICS = /^\/service\/(?:tags|pixel)\//;

/** Whether a URL belongs to a vendor, which must not receive health data. */
export const isVendor = ({ host, pathname }: URL, ownHosts: readonly string[]): boolean =>
  !ownHosts.includes(host) || ANALYTICS.test(pathname);

const names = PRODUCT_TYPES.flatMap((type) => [type, slugOfProductType(type)]).join('|');

/** A treatment in a path segment or query value, also in a percent-encoded URL. */
const TREATMENT = new RegExp(`visitType|(?:[/=]|%2F|%3D)(?:${names})(?![\\w-])`, 'i');
const EMAIL = /\w(?:%40|@)[\w-]+\./;

/** Returns which data a request sends that no vendor may receive; undefined for none. */
export function vendorSecret(request: Request): string | undefined {
  const sent = `${request.url()}\n${request.postData() ?? ''}`;
  if (TREATMENT.test(sent)) return 'a treatment';
  return EMAIL.test(sent) ? 'an email' : undefined;
}
