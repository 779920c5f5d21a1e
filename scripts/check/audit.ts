/** Result of an audit. */
export type Audit =
  | { readonly kind: 'unknown'; readonly reason: string }
  | {
      readonly kind: 'known';
      /** One line per severe vulnerability. */
      readonly severe: readonly string[];
      /** Number of the others. */
      readonly others: number;
    };

interface Advisory {
  readonly module_name?: string;
  readonly severity?: string;
  readonly title?: string;
}

const SEVERE: readonly (string | undefined)[] = ['high', 'critical'];

/** Parses the output of `pnpm audit --json`; unreadable output is `unknown`, not a pass. */
export function readAudit(stdout: string, stderr: string): Audit {
  let advisories: readonly Advisory[];
  try {
    const output: { advisories?: Readonly<Record<string, Advisory>> } = JSON.parse(stdout);
    if (output.advisories === undefined) throw new Error('no advisories');
    advisories = Object.values(output.advisories);
  } catch {
    const [reason = 'no output'] = /\bERR_\w+|responded with \d+|ENOTFOUND/.exec(stdout + stderr) ?? [];
    return { kind: 'unknown', reason };
  }
  const severe = advisories.filter(({ severity }) => SEVERE.includes(severity));
  return {
    kind: 'known',
    severe: severe.map(({ module_name: name, severity, title }) => `${name}: ${severity}, ${title}`),
    others: advisories.length - severe.length,
  };
}
