/** Longest subject of a commit, characters. */
const LONGEST = 72;

/** Verbs with an imperative that looks like another form. */
const IMPERATIVE = /^(?:Embed|Feed|Need|Seed|Shed|Speed|Bring|Ping|String|Swing|Alias|Bias)$/;

/** Problem of a commit's subject; undefined if there is none. */
export function subjectProblem(subject: string): string | undefined {
  if (/^(?:Merge|Revert) /.test(subject)) return undefined;
  const [verb = ''] = subject.split(/[ :]/);
  if (subject.length > LONGEST) return `has ${subject.length} characters instead of at most ${LONGEST}`;
  if (subject.endsWith('.')) return 'ends with a period';
  if (!/^[A-Z][a-z]+(?:-[a-z]+)?$/.test(verb)) return 'does not start with a capitalized verb';
  if (IMPERATIVE.test(verb)) return undefined;
  if (/(?:ed|ing|(?<![su])s)$/.test(verb) || /^(?:A|An|The|No|One|What|Where|Why|How|Who)$/.test(verb))
    return `starts with "${verb}" instead of an imperative, such as "Fix"`;
  return undefined;
}
