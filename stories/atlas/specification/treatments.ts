import { PRODUCT_TYPES, slugOfProductType } from '@patient/api/model';
import { treatmentName } from '@patient/app/shared/treatments.ts';
import { brands } from '@patient/ui/theme';
import type { AtlasPart } from '../part.ts';

export const treatmentsPart: AtlasPart = {
  id: 'treatments',
  title: 'Treatments and brands',
  section: 1,
  lead: 'The four product types, and what is different in the second brand.',
  rows: [
    ...PRODUCT_TYPES.map((type) => ({
      tag: `product:${type}`,
      name: type,
      description: treatmentName(type),
      app: `Offered by ${brands
        .filter(({ productTypes }) => productTypes.includes(type))
        .map(({ name }) => name)
        .join(' and ')}`,
    })),
    ...brands.map(({ id, name, hosts }) => ({
      tag: `brand:${id}`,
      name: id,
      description: 'Brand theme, chosen by host name',
      app: `${name}, at ${hosts.join(', ')}; select it in the toolbar`,
    })),
    { tag: 'header:logo', description: 'Each brand has its own logo' },
    {
      testedBy: 'packages/ui/src/theme/defineBrand.test.ts > the brand $id is valid and complete',
      description: 'Each brand has its own color',
      app: brands.map(({ name, themeColor }) => `${name}: ${themeColor}`).join(', '),
    },
    {
      testedBy: 'packages/app/server/pages.test.ts > a page contains its content, title and brand',
      description: 'Each brand has its own title',
    },
    {
      testedBy: 'packages/app/server/serve.test.ts > files include the favicon of the brand',
      description: 'Each brand has its own favicon',
    },
    {
      testedBy: 'stories/atlas/specification.test.ts > primary color',
      description: 'mens is blue; #007aff is the default primary color',
      decision: 3,
      app: '#007aff is the color of logo, focus and progress; text has a darker blue with enough contrast',
    },
    { tag: 'brand:product', description: '{product} is purple' },
    {
      testedBy:
        'packages/api/src/model/treatment/productTypes.test.ts > what a brand offers: %o offers %s: %s',
      description: '{product} hides ed and hl',
    },
  ],
};

const slug = (name: string, type: string, title = name) => ({
  name,
  description: `Slug of ${type}`,
  testedBy: `packages/api/src/model/treatment/productTypes.test.ts > ${title}` as const,
});

export const slugsPart: AtlasPart = {
  id: 'slugs',
  title: 'Slugs',
  section: 2,
  lead: 'Subscription types by the address of their entry page.',
  rows: [
    ...PRODUCT_TYPES.filter((type) => type !== 'ed').map((type) => slug(slugOfProductType(type), type)),
    { ...slug('any other', 'ed', 'anything-else'), tag: 'slug:unknown' },
  ],
};
