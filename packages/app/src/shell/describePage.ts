import type { Brand } from '@patient/ui/theme';
import { productTypeOfSlug } from '@patient/api/model';
import { slugOfPath, treatmentName } from '#shared/treatments.ts';

/** Default description of a page. */
export const describeBrand = ({ name }: Brand): string =>
  `${name}: prescription treatment, reviewed online by a licensed doctor and delivered to your door.`;

/** Description of a public page for search results and link previews. */
export function describePage(brand: Brand, path: string): string {
  if (path === '/login')
    return `Sign in to ${brand.name} to manage your treatment, deliveries, and payments.`;
  if (path === '/reset-password') return `Set a new password for your ${brand.name} account.`;
  const slug = slugOfPath(path);
  if (slug === undefined) return describeBrand(brand);
  const treatment = treatmentName(productTypeOfSlug(slug));
  return `${treatment} online with ${brand.name}. Answer a few questions, and a licensed doctor reviews them.`;
}
