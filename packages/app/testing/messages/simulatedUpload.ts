/** What the app uses of XMLHttpRequest, over the `fetch` of the moment; it tells no progress. */
export class SimulatedUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly #given = new AbortController();
  #request: { method: string; url: string } = { method: 'GET', url: '' };
  readonly #headers = new Headers();
  #answered: Headers = new Headers();
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
    return [...this.#answered].map((entry) => entry.join(': ')).join('\r\n');
  }
  send(body: FormData): void {
    void this.#send(body);
  }
  abort(): void {
    this.#given.abort();
  }

  async #send(body: FormData): Promise<void> {
    const { url, method } = this.#request;
    const { signal } = this.#given;
    try {
      const answer = await fetch(new Request(url, { method, headers: this.#headers, body, signal }));
      this.response = await answer.arrayBuffer();
      this.status = answer.status;
      this.#answered = answer.headers;
      this.dispatchEvent(new Event('load'));
    } catch {
      this.dispatchEvent(new Event(signal.aborted ? 'abort' : 'error'));
    }
  }
}
