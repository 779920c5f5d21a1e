/**
 * Runs before a package is packed. npm would leave `catalog:` and `workspace:` in the manifest and ignore the entry points of
 * `publishConfig`. JavaScript, because it has to run on any version of Node.
 */
if (!process.env.npm_config_user_agent?.startsWith('pnpm/')) {
  console.error(
    'Pack and publish with pnpm (npx -y pnpm@12 pack): packages from npm or yarn have no entry points.',
  );
  process.exit(1);
}
