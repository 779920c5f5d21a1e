/** Component or group of style sheets, with the paths of the tokens it uses. */
export interface TokenUser {
  readonly name: string;
  readonly tokens: readonly string[];
}

/** Names of those that use a token, also through a dynamic key such as `color.status.*`. */
export const usersOf = (path: string, users: readonly TokenUser[]): readonly string[] =>
  users
    .filter(({ tokens }) =>
      tokens.some((used) => used === path || (used.endsWith('.*') && path.startsWith(used.slice(0, -1)))),
    )
    .map(({ name }) => name);
