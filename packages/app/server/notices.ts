import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { BILL_FILE, formatBill } from './billOfMaterials.ts';
import type { ShippedPackage } from './shippedPackage.ts';

/** File name of the notices, and their path on the page's host. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** Licenses of code that may be shipped with a notice. */
const ALLOWED: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  // Fonts.
  'OFL-1.1',
  'Unlicense',
]);

const NOTICE_FILES = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Folder of the package that a module belongs to; undefined for the app's own modules. */
export const packageFolder = (module: string): string | undefined =>
  /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/').replace(/^\0/, ''))?.[0];

/**
 * Reads the license of an installed package.
 * @throws Error for a license that is missing or not allowed.
 */
export function readPackage(folder: string): ShippedPackage {
  const manifest: { name: string; version: string; license?: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const { name, version, license = '' } = manifest;
  if (!ALLOWED.has(license))
    throw new Error(`${name} is in the bundle; its license "${license}" is not allowed (server/notices.ts)`);
  const texts = readdirSync(folder)
    .filter((file) => NOTICE_FILES.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { name, version, license, texts };
}

const byName = (a: ShippedPackage, b: ShippedPackage) => a.name.localeCompare(b.name, 'en');

/** Text of the notices. Packages with the same license text share one entry. */
export function formatNotices(packages: readonly ShippedPackage[]): string {
  const groups = Map.groupBy([...packages].sort(byName), ({ license, texts }) =>
    texts.length > 0 ? texts.join('\n\n') : `License: ${license}`,
  );
  const sections = [...groups].map(([text, members]) => {
    const names = members.map(({ name, version, license }) => `${name} ${version} (${license})`);
    return `${names.join('\n')}\n\n${text}`;
  });
  return `This app contains code of the following packages.\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

/**
 * Adds a file with the licenses of all packages whose code is in the bundle, and their bill of materials.
 * @param options.prefix prefix of both file names, for a second bundle
 */
export const thirdPartyNotices = ({ prefix = '' } = {}): Plugin => ({
  name: 'patient:third-party-notices',
  apply: (config, { command }) => command === 'build' && (prefix !== '' || !config.build?.ssr),
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds : [],
    );
    const fonts = Object.values(bundle).flatMap((output) =>
      output.type === 'asset' ? output.originalFileNames.filter((file) => file.endsWith('.woff2')) : [],
    );
    const folders = new Set([
      ...modules.map(packageFolder).filter((folder) => folder !== undefined),
      ...fonts.map((file) => dirname(resolve(this.environment.config.root, file))),
    ]);
    const packages = [...folders]
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map(readPackage);
    this.emitFile({ type: 'asset', fileName: prefix + NOTICES_FILE, source: formatNotices(packages) });
    this.emitFile({ type: 'asset', fileName: prefix + BILL_FILE, source: formatBill(packages) });
  },
});
