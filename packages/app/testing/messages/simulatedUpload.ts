/** Part of XMLHttpRequest that the app uses, implemented with `fetch`. Reports no progress. */
export class SimulatedUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #controller = new AbortController();
  #request: { method: string; url: string } = { method: 'GET', url: '' };
  readonly #headers = new Headers();
  #responseHeaders: Headers = new Headers();
  responseType = '';
  status = 0;
  response: ArrayBuffer | null = null;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  getAllResponseHeaders(): string {
    return [...this.#responseHeaders].map((entry) => entry.join(': ')).join('\r\n');
  }
  send(body: FormData): void {
    void this.#send(body);
  }
  abort(): void {
    this.#controller.abort();
  }

  async #send(body: FormData): Promise<void> {
    const { url, method } = this.#request;
    const { signal } = this.#controller;
    try {
      const response = await fetch(new Request(url, { method, headers: this.#headers, body, signal }));
      this.response = await response.arrayBuffer();
      this.status = response.status;
      this.#responseHeaders = response.headers;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
    }
  }
}
