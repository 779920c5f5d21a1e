/**
 * URL of a design in the parameter `design`, as `@storybook/addon-designs` defines it: one design or a list, each with a `url`.
 * @returns undefined if there is none, or it isn't https.
 */
export function designUrl(design: unknown): string | undefined {
  const [first]: readonly unknown[] = Array.isArray(design) ? design : [design];
  const url: unknown = Reflect.get(Object(first), 'url');
  return typeof url === 'string' && url.startsWith('https://') ? url : undefined;
}
