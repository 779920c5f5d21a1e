import type { ShippedPackage } from './shippedPackage.ts';

/** File name of the bill of materials. */
export const BILL_FILE = 'bill-of-materials.cdx.json';

/** Package URL of an npm package. */
const packageUrl = ({ name, version }: ShippedPackage): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Software bill of materials in CycloneDX 1.6: all packages with code in the bundle. */
export function formatBill(packages: readonly ShippedPackage[]): string {
  const components = packages
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map((shipped) => ({
      type: 'library',
      'bom-ref': packageUrl(shipped),
      name: shipped.name,
      version: shipped.version,
      purl: packageUrl(shipped),
      licenses: [{ license: { id: shipped.license } }],
    }));
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'patient-web' } },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
