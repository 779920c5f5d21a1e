import { PRODUCT_TYPES, slugOfProductType } from '@patient/app/shared/treatments.ts';
import { treatmentName } from '@patient/app/shared/treatments.ts';
import { brands } from '@patient/ui/theme';
import type { AtlasPart } from '../part.ts';

export const treatmentsPart: AtlasPart = {
  id: 'treatments',
  title: 'Treatments and brands',
  section: '1 and 2',
  lead: 'The four product types with their slugs and brands.',
  rows: [
    ...PRODUCT_TYPES.map((type) => ({
      tag: `product:${type}`,
      name: type,
      description: `${treatmentName(type)}, at /${slugOfProductType(type)}`,
      app: `Offered by ${brands
        .filter(({ productTypes }) => productTypes.includes(type))
        .map(({ name }) => name)
        .join(' and ')}`,
    })),
    {
      tag: 'slug:unknown',
      name: 'any other slug',
      description: 'Opens ed',
      testedBy: 'packages/app/src/shared/treatments.test.ts',
    },
    ...brands.map(({ id, name, hosts }) => ({
      tag: `brand:${id}`,
      name: id,
      description: 'Its own logo, color, title and favicon, chosen by host name',
      app: `${name}, at ${hosts.join(', ')}; select it in the toolbar`,
    })),
  ],
};
