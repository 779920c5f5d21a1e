import { Card } from '@patient/ui/Card';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Stack } from '@patient/ui/Stack';
import { Thumbnail } from '@patient/ui/Thumbnail';
import { useBrand } from '@patient/ui/theme';
import preview from '../../../.storybook/preview.tsx';
import { onPhone } from '../../phone.ts';
import { ColumnFrame } from './frames.tsx';
import { headed, plain } from './plain.ts';
import { treatmentsOf } from './samples.ts';

const meta = preview.meta({ ...plain, title: 'Screens/Composed/Entry' });

const steps = [
  'Answer a few questions about your health.',
  'A licensed doctor looks at your answers.',
  'It comes to your door, in a plain parcel.',
];

function Entry() {
  const brand = useBrand();
  return (
    <ColumnFrame>
      <h1>What can we help you with?</h1>
      <Stack as="ul" gap={3}>
        {treatmentsOf(brand).map(({ type, name, slug, about, picture }) => (
          <Card key={type} as="li">
            <Inline gap={4} wrap={false}>
              <Thumbnail src={picture} />
              <Stack gap={1}>
                <Link href={`/${slug}`} variant="standalone">
                  {name}
                </Link>
                <span>{about}</span>
              </Stack>
            </Inline>
          </Card>
        ))}
      </Stack>
      <Card tone="sunken">
        <Stack gap={3}>
          <h2>How it works</h2>
          <Stack as="ol" gap={2}>
            {steps.map((step, index) => (
              <li key={step}>
                {index + 1}. {step}
              </li>
            ))}
          </Stack>
          <p>Nothing is charged before a doctor approves.</p>
        </Stack>
      </Card>
      <p>
        A patient already? <Link href="/login">Sign in</Link>
      </p>
    </ColumnFrame>
  );
}

/** What this brand treats, how it goes, and the way in for patients. */
export const Default = meta.story({
  tags: ['route:/', 'product:ed', 'product:hl', 'product:wl', 'product:ag', 'brand:mens'],
  globals: { brand: 'mens' },
  render: () => <Entry />,
  play: headed('What can we help you with?'),
});

/** The other brand hides two of the four. */
export const OtherBrand = meta.story({
  tags: ['route:/', 'brand:product', 'product:wl', 'product:ag', 'guard:domainRouting'],
  globals: { brand: 'product' },
  render: () => <Entry />,
  play: headed('What can we help you with?'),
});

export const Phone = meta.story({
  globals: onPhone,
  render: () => <Entry />,
  play: headed('What can we help you with?'),
});
