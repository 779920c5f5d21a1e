/** Functions that run in a page of the built Storybook; each is self-contained. */

/** State of a loaded docs page. */
export interface DocsState {
  /** Number of open dialogs on the page itself, without those in frames. */
  readonly openModals: number;
  readonly brand: string | undefined;
  readonly scheme: string | undefined;
  /** Background of the page, and the brand's token that it should have. */
  readonly background: string;
  readonly expectedBackground: string;
  /** Schemes of story frames that differ from the page's. */
  readonly otherSchemes: readonly string[];
}

/** Reads the state of a docs page. */
export function readDocsState(): DocsState {
  const root = document.documentElement;
  const { brand, scheme } = root.dataset;
  const probe = document.createElement('i');
  probe.style.background = 'var(--color-surface-page)';
  document.body.append(probe);
  const expectedBackground = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const wrapper = document.querySelector('.sbdocs-wrapper');
  const frames = [...document.querySelectorAll('iframe')].map(
    (frame) => frame.contentDocument?.documentElement?.dataset['scheme'] ?? 'none',
  );
  return {
    openModals: document.querySelectorAll('[role=dialog], [role=alertdialog]').length,
    brand,
    scheme,
    background: wrapper ? getComputedStyle(wrapper).backgroundColor : 'none',
    expectedBackground,
    otherSchemes: frames.filter((one) => one !== scheme),
  };
}

/** Whether all stories of a docs page and its frames have been rendered. Snippets show source code until then. */
export function isDocsReady(): boolean {
  const preview: unknown = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__');
  const renders: unknown = Object(preview).storyRenders;
  const stories = [...document.querySelectorAll('[data-story-block] > [data-name]')];
  const frames = [...document.querySelectorAll('iframe')];
  return (
    document.querySelector('#storybook-docs h1') !== null &&
    Array.isArray(renders) &&
    renders.every((render) => ['finished', 'errored'].includes(Object(render).phase)) &&
    stories.every((story) => story.childElementCount > 0) &&
    frames.every((frame) => Boolean(frame.contentDocument?.documentElement?.dataset['scheme']))
  );
}

/** Opens the code of all stories on a docs page. */
export function openSnippets(): void {
  for (const button of document.querySelectorAll<HTMLElement>('.docblock-code-toggle')) button.click();
}

/** Code of the opened stories on a docs page. */
export const readSnippets = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('.sbdocs-preview pre')].map((code) => code.innerText);
