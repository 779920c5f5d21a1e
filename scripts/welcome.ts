import { brands } from '../packages/ui/src/brands/index.ts';
import { demoPassword, scenarioNamed } from '../packages/api/src/sandbox/index.ts';

/** Every brand's address on this machine at a port. */
export const addressesAt = (port: number): readonly { id: string; url: string }[] =>
  brands.map(({ id, hosts }) => ({ id, url: `http://${hosts[0]}:${port}` }));

/** What to tell somebody who has just started the app: where it is, as whom to sign in, where the pieces are. */
export function welcome(port: number): string {
  const { email } = scenarioNamed('demo');
  return [
    '',
    ...addressesAt(port).map(({ id, url }) => `  ${id.padEnd(10)} ${url}`),
    '',
    `  Sign in    ${email}`,
    `  Password   ${demoPassword}`,
    '',
    `  Sandbox    ${addressesAt(port)[0]?.url}/service/__sandbox`,
    '  Storybook  npx -y pnpm@12 storybook, then http://localhost:6006',
    '',
  ].join('\n');
}
