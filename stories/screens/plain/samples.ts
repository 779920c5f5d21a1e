import type { NotificationMenuProps } from '@patient/ui/NotificationMenu';
import type { OrderRowProps } from '@patient/ui/OrderRow';
import { treatmentName } from '@patient/app/features/treatment/rules/treatments.ts';
import {
  isProductType,
  slugOfProductType,
  type ProductType,
} from '@patient/app/features/treatment/rules/slugs.ts';
import type { Brand } from '@patient/ui/theme';
import { facePicture, otherPicture, productPicture } from '../../pictures.ts';

/** Who is signed in on every composed page. */
export const patient = { name: 'Ada Lovelace', email: 'ada@example.com', avatarUrl: facePicture };

/** Who treats her. */
export const doctor = { name: 'Dr. Amy Wong', photoUrl: facePicture, href: '/doctor-info/64f0c0ffee' };

export const notices: NotificationMenuProps['items'] = [
  {
    id: 'n1',
    message: 'Dr. Amy Wong answered your message.',
    time: '11-20-2026 10:42',
    href: '/user/chat',
    icon: 'chat',
  },
  { id: 'n2', message: 'Your parcel is on its way.', time: '11-18-2026 08:05', isRead: true, icon: 'truck' },
];

/** A treatment as a brand sells it. */
export interface SampleTreatment {
  readonly type: ProductType;
  readonly name: string;
  readonly slug: string;
  readonly about: string;
  readonly product: string;
  readonly dose: string;
  readonly picture: string;
}

const products: Readonly<
  Record<ProductType, Pick<SampleTreatment, 'about' | 'product' | 'dose' | 'picture'>>
> = {
  ed: {
    about: 'Tablets that work when you need them, or every day.',
    product: 'Sildenafil',
    dose: '50 mg',
    picture: productPicture,
  },
  hl: {
    about: 'Keep the hair you have, and grow some back.',
    product: 'Finasteride',
    dose: '1 mg',
    picture: otherPicture,
  },
  wl: {
    about: 'A weekly dose, and a doctor who follows your progress.',
    product: 'Semaglutide',
    dose: '0.25 mg',
    picture: productPicture,
  },
  ag: {
    about: 'Care for skin and energy as the years go by.',
    product: 'Tretinoin',
    dose: '0.05%',
    picture: otherPicture,
  },
};

/** What a brand can treat, in its own order. */
export const treatmentsOf = ({ productTypes }: Brand): readonly SampleTreatment[] =>
  productTypes.filter(isProductType).map((type) => ({
    type,
    name: treatmentName(type),
    slug: slugOfProductType(type),
    ...products[type],
  }));

const step = (id: string, label: string, icon: 'orders' | 'pill' | 'truck' | 'home') => ({ id, label, icon });

/** An order on its way. */
export const order: OrderRowProps = {
  title: 'Finasteride 1 mg, 90 tablets',
  placed: '11-16-2026',
  number: '64f0c0ffee',
  total: '$84.00',
  status: { label: 'Shipped', tone: 'info', icon: 'truck' },
  carrier: 'UPS, 1Z999AA10123456784',
  trackingUrl: 'https://carrier.example/track/1Z999AA10123456784',
  sentTo: '123 Main Street, Austin, TX 78701',
  imageUrl: otherPicture,
  steps: [
    { ...step('created', 'Ordered', 'orders'), state: 'done', when: '11-16-2026' },
    { ...step('processing', 'Processing', 'pill'), state: 'done', when: '11-17-2026' },
    { ...step('shipped', 'Shipped', 'truck'), state: 'current', when: '11-18-2026', note: 'With UPS' },
    { ...step('delivered', 'Delivered', 'home'), state: 'next', when: 'Expected 11-22-2026' },
  ],
};
