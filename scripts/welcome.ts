import { brands } from '../packages/ui/src/brands/index.ts';
import { demoPassword, scenarioNamed } from '../packages/api/src/sandbox/index.ts';

/** Local URL of each brand. */
const brandUrls = (port: number): readonly { id: string; url: string }[] =>
  brands.map(({ id, hosts }) => ({ id, url: `http://${hosts[0]}:${port}` }));

/** URLs, demo account and next steps, printed after startup. */
export function welcomeMessage(port: number): string {
  const { email } = scenarioNamed('demo');
  return [
    '',
    ...brandUrls(port).map(({ id, url }) => `  ${id.padEnd(10)} ${url}`),
    '',
    `  Sign in    ${email}`,
    `  Password   ${demoPassword}`,
    '',
    `  Sandbox    ${brandUrls(port)[0]?.url}/service/__sandbox`,
    '  Storybook  npx -y pnpm@12 storybook, then http://localhost:6006',
    '',
  ].join('\n');
}
