import { expect, test } from 'vitest';
import { formatBill } from './billOfMaterials.ts';

test('lists packages by package URL, sorted, with their licenses', () => {
  const bill: unknown = JSON.parse(
    formatBill([
      { name: 'react', version: '19.0.0', license: 'MIT', texts: [] },
      { name: '@stripe/stripe-js', version: '10.2.1', license: 'Apache-2.0', texts: [] },
    ]),
  );
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    components: [
      {
        name: '@stripe/stripe-js',
        version: '10.2.1',
        purl: 'pkg:npm/%40stripe/stripe-js@10.2.1',
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
      { name: 'react', purl: 'pkg:npm/react@19.0.0' },
    ],
  });
});
