import type { Page } from 'playwright';

/** What was announced on a page, in order, after the place or the input that led to it. */
export interface Speech {
  /** Lines of the script so far: places as headings, announcements in quotes. */
  readonly lines: readonly string[];
  /** Announcements made while the patient was typing. */
  readonly whileTyping: readonly string[];
  /** Starts a part of the script. */
  readonly mark: (place: string) => void;
}

/** Number of suggestions, the result of a search that typing starts. */
const SUGGESTIONS = /^\d+ options? available\.$/;

/** Progress of a call, which is announced only if it takes long. */
const PROGRESS = /…$|^Loading /;

/** Days differ between runs. */
const DAY = /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b/g;

/** Runs in the page: reports texts that live regions get, as a screen reader would read them. */
function observe(): void {
  const live =
    '[aria-live=polite], [aria-live=assertive], [role=status]:not([aria-live=off]), output:not([aria-live=off]), [role=alert], [role=log]';
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- only this function is sent to the page
  const textOf = (node: Node) => (node instanceof HTMLElement ? node.innerText : (node.textContent ?? ''));
  let isTyping = false;
  const report = (text: string) => {
    const line = text.replaceAll(/\s+/g, ' ').trim();
    if (line !== '') console.debug('announced', line, String(isTyping));
  };
  const onTyped = ({ target }: Event) => {
    isTyping =
      target instanceof HTMLElement && target.matches('input:not([type=radio], [type=checkbox]), textarea');
  };
  const onPressed = () => {
    isTyping = false;
  };
  addEventListener('input', onTyped, true);
  for (const type of ['pointerdown', 'click', 'change']) addEventListener(type, onPressed, true);
  const start = () => {
    let known = new Set(document.querySelectorAll(live));
    new MutationObserver((records) => {
      const now = new Set(document.querySelectorAll(live));
      const changed = new Map<Element, string>();
      for (const { target, addedNodes, type } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(live);
        const added = type === 'characterData' ? [target] : [...addedNodes];
        if (region && known.has(region)) changed.set(region, added.map(textOf).join(' '));
        // An alert is announced when it is added, too.
        for (const node of added)
          if (node instanceof Element)
            for (const alert of [node, ...node.querySelectorAll('[role=alert]')])
              if (alert.matches('[role=alert]')) changed.set(alert, textOf(alert));
      }
      known = now;
      for (const [region, text] of changed)
        if (region.isConnected && !region.closest('[aria-hidden=true], [inert]')) report(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  if (document.body) start();
  else addEventListener('DOMContentLoaded', start);
}

/** Records what live regions of a page say from its next load on. */
export async function recordSpeech(page: Page): Promise<Speech> {
  const lines: string[] = [];
  const whileTyping: string[] = [];
  page.on('console', (message) => {
    const [kind, text, isTyping] = message
      .text()
      .split(/^(announced) (.*) (true|false)$/)
      .slice(1);
    if (kind === undefined || text === undefined || PROGRESS.test(text)) return;
    lines.push(`  “${text.replaceAll(DAY, '<day>')}”`);
    if (isTyping === 'true' && !SUGGESTIONS.test(text)) whileTyping.push(text);
  });
  await page.addInitScript(observe);
  return { lines, whileTyping, mark: (place) => void lines.push(place) };
}
