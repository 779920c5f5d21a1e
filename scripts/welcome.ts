import { networkInterfaces } from 'node:os';
import { brands } from '../packages/ui/src/brands/index.ts';
import { demoPassword, scenarioNamed } from '../packages/api/src/sandbox/index.ts';

/** Local URL of each brand. */
const brandUrls = (port: number): readonly { id: string; url: string }[] =>
  brands.map(({ id, hosts }) => ({ id, url: `http://${hosts[0]}:${port}` }));

/** URLs for other devices of the network, which show the first brand. */
const networkUrls = (port: number): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);

/**
 * URLs, demo account and next steps, printed after startup.
 * @param host address on which it listens
 */
export function welcomeMessage(port: number, host: string): string {
  const { email } = scenarioNamed('demo');
  const network = host === '0.0.0.0' ? networkUrls(port) : [];
  return [
    '',
    ...brandUrls(port).map(({ id, url }) => `  ${id.padEnd(10)} ${url}`),
    ...network.map((url) => `  network    ${url}`),
    '',
    `  Sign in    ${email}`,
    `  Password   ${demoPassword}`,
    '',
    `  Sandbox    ${brandUrls(port)[0]?.url}/service/__sandbox`,
    '  Storybook  npx -y pnpm@12 storybook, then http://localhost:6006',
    '',
  ].join('\n');
}
