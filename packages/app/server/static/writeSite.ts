import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFile } from '../../src/shell/config.ts';
import { withHosts } from '../brandHosts.ts';
import { chunksOf, type Manifest } from '../chunks.ts';
import { compressFolder } from '../compress.ts';
import { NOTICES_FILE } from '../notices.ts';
import { pageJson, withConfigLink } from '../pageConfig.ts';
import type { AppServerBrand } from '../serve.ts';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudFront.ts';
import { headersFile, redirectsFile } from './headersFile.ts';
import { nginxConfig } from './nginx.ts';
import { describeSite, siteName } from './staticSite.ts';

/** Code that fetches the configuration; only pages of static hosts use it. */
const FETCH_CONFIG = 'src/shell/fetchConfig.ts';

/**
 * Writes a folder for static hosts: a site per brand that has a host, and the configuration of each kind of host.
 * @param dist output folder of the build
 * @throws ConfigError for a configuration that doesn't match the build.
 */
export async function writeSites(dist: string, content: ConfigFile, out: string): Promise<void> {
  const config: ConfigFile = { ...content };
  // The analytics frame needs separate headers, which not all of these hosts support.
  Reflect.deleteProperty(config, 'tags');
  const builtBrands: [AppServerBrand, ...AppServerBrand[]] = JSON.parse(
    readFileSync(join(dist, 'pages', 'brands.json'), 'utf8'),
  );
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, 'client', '.vite', 'manifest.json'), 'utf8'));
  const preloads = (html: string) =>
    chunksOf(manifest, [FETCH_CONFIG])
      .scripts.filter((file) => !html.includes(`"/${file}"`))
      .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
      .join('');
  const sites = withHosts(builtBrands, config.brands)
    .filter(({ hosts }) => hosts.length > 0)
    .map((brand) => describeSite(dist, brand, config));
  rmSync(out, { recursive: true, force: true });
  for (const site of sites) {
    const folder = join(out, site.id);
    const pages = join(dist, 'pages', site.id);
    mkdirSync(join(folder, 'splash'), { recursive: true });
    cpSync(join(dist, 'client', 'assets'), join(folder, 'assets'), { recursive: true });
    cpSync(join(dist, 'client', NOTICES_FILE), join(folder, NOTICES_FILE));
    cpSync(join(pages, 'favicon.svg'), join(folder, 'favicon.svg'));
    const names = readdirSync(pages, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((each) => each.endsWith('.html'))) {
      const html = withConfigLink(readFileSync(join(pages, name), 'utf8'));
      writeFileSync(
        join(folder, siteName(name)),
        html.replace('</head>', () => `${preloads(html)}</head>`),
      );
    }
    const entry = site.prerendered.get('/') ?? site.splashes.find(({ path }) => path === '/')?.page;
    if (entry !== undefined && entry !== '/index.html')
      cpSync(join(folder, entry), join(folder, 'index.html'));
    cpSync(join(folder, site.missingPage), join(folder, '404.html'));
    writeFileSync(join(folder, 'config.json'), pageJson(config));
    // oxlint-disable-next-line no-await-in-loop -- two sites; each compression uses every core
    await compressFolder(folder);
    writeFileSync(join(folder, '_headers'), headersFile(site));
    writeFileSync(join(folder, '_redirects'), redirectsFile(site));
    writeFileSync(join(out, `${site.id}.nginx.conf`), nginxConfig(site));
    writeFileSync(join(out, `${site.id}.cloudfront-function.js`), cloudFrontFunction(site));
    writeFileSync(join(out, `${site.id}.cloudfront-headers.json`), cloudFrontHeaders(site));
  }
}
