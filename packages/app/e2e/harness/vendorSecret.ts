import type { Request } from 'playwright';
import { PRODUCT_TYPES, slugOfProductType } from '../../src/shared/treatments.ts';

/** Analytics in the sandbox, which stand for hosts of their own (docs/decisions/0032). */
const ANALYTICS = /^\/service\/(?:tags|pixel)\//;

/** Whether an address belongs to nobody who treats the patient. */
export const isVendor = ({ host, pathname }: URL, ownHosts: readonly string[]): boolean =>
  !ownHosts.includes(host) || ANALYTICS.test(pathname);

const names = PRODUCT_TYPES.flatMap((type) => [type, slugOfProductType(type)]).join('|');

/** A treatment as a part of a path or a value of a query, such as the address of a page within another address. */
const TREATMENT = new RegExp(`visitType|(?:[/=]|%2F|%3D)(?:${names})(?![\\w-])`, 'i');
const EMAIL = /\w(?:%40|@)[\w-]+\./;

/** What a request tells a vendor that no vendor may learn; undefined for nothing. */
export function vendorSecret(request: Request): string | undefined {
  const sent = `${request.url()}\n${request.postData() ?? ''}`;
  if (TREATMENT.test(sent)) return 'a treatment';
  return EMAIL.test(sent) ? 'an email' : undefined;
}
